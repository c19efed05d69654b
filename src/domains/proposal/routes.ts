import { PROPOSALS_PER_PAGE } from '#domains/proposal/constants.ts';
import { proposals } from '#domains/proposal/contract.ts';
import { postPolicy } from '#domains/proposal/policy.ts';
import { proposalRefusals } from '#domains/proposal/refusals.ts';
import { authorOf, commentOnProposal, propose, removeProposal, setStatus, vote } from '#domains/proposal/store.ts';
import { listProposals, openProposal } from '#domains/proposal/views.ts';
import { authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { delegates, reads, readsPage } from '#platform/calls/handlers.ts';

export const proposalRoutes = implementing(proposals, {
  list: readsPage(PROPOSALS_PER_PAGE, ({ db, userId: viewerId, now }, input) =>
    listProposals(db, input, { viewerId, now }),
  ),
  find: reads(
    (call, { id }) => openProposal(call.db, id, { viewer: signedIn(call), now: call.now }),
    proposalRefusals.unknown,
  ),
  propose: delegates(
    {},
    ({ db, userId, now }, input) => propose(db, { ...input, userId, now }),
    ({ id }) => ({ id }),
  ),
  vote: delegates({}, ({ db, userId }, { id, vote: given }) =>
    vote(db, { id, userId, isFor: given === null ? null : given === 'for' }),
  ),
  comment: delegates(
    {},
    ({ db, userId, now }, input) => commentOnProposal(db, { ...input, userId, now }),
    ({ id }) => ({ id }),
  ),
  remove: delegates({}, async (call, { id }) => {
    const userId = await authorOf(call.db, id);
    if (userId === undefined) refuse(proposalRefusals.unknown());
    authorize(call, postPolicy.remove, { userId });
    await removeProposal(call.db, id);
  }),
  setStatus: delegates({}, ({ db, userId: adminId }, input) => setStatus(db, { ...input, adminId })),
});
