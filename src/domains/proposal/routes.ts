import { PROPOSALS_PER_PAGE } from '#domains/proposal/constants.ts';
import { proposals } from '#domains/proposal/contract.ts';
import { postPolicy } from '#domains/proposal/policy.ts';
import { proposalRefusals } from '#domains/proposal/refusals.ts';
import {
  addComment,
  authorOf,
  findComment,
  propose,
  removeComment,
  removeProposal,
  setStatus,
  vote,
} from '#domains/proposal/store.ts';
import { listProposals, openProposal } from '#domains/proposal/views.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';

const api = implementing(proposals);

export const proposalRoutes = {
  list: api.list.handler(async ({ context, input }) => {
    const { db, now } = context;
    const { rows, total } = await listProposals(db, input, { viewerId: signedIn(context).id, now });
    const totalPages = Math.max(1, Math.ceil(total / PROPOSALS_PER_PAGE));
    return { data: rows, pagination: { currentPage: input.page, totalPages, total } };
  }),
  find: api.find.handler(async ({ context, input: { id } }) => {
    const found = await openProposal(context.db, id, { viewer: signedIn(context), now: context.now });
    return { data: found ?? refuse(proposalRefusals.unknown()) };
  }),
  propose: api.propose.handler(async ({ context, input }) => {
    const made = await propose(context.db, { ...input, userId: signedIn(context).id, now: context.now });
    return made.ok ? { data: { id: made.id } } : refuse(made);
  }),
  vote: api.vote.handler(async ({ context, input: { id, vote: given } }) => {
    const isFor = given === null ? null : given === 'for';
    const done = await vote(context.db, { id, userId: signedIn(context).id, isFor });
    if (!done.ok) refuse(done);
  }),
  comment: api.comment.handler(async ({ context, input }) => {
    const made = await addComment(context.db, { ...input, userId: signedIn(context).id, now: context.now });
    return made.ok ? { data: { id: made.id } } : refuse(made);
  }),
  remove: api.remove.handler(async ({ context, input: { id } }) => {
    await allowedOn(context, id, postPolicy.remove);
    await removeProposal(context.db, id);
  }),
  removeComment: api.removeComment.handler(async ({ context, input: { id } }) => {
    await allowedOnComment(context, id, postPolicy.remove);
    await removeComment(context.db, id);
  }),
  setStatus: api.setStatus.handler(async ({ context, input }) => {
    const done = await setStatus(context.db, { ...input, adminId: signedIn(context).id });
    if (!done.ok) refuse(done);
  }),
};

/** Refuses who has not the ability on a proposal. */
async function allowedOn(context: ApiContext, id: number, ability: Ability): Promise<void> {
  const author = await authorOf(context.db, id);
  if (author === undefined) refuse(proposalRefusals.unknown());
  authorize(context, ability, { userId: author });
}

async function allowedOnComment(context: ApiContext, id: number, ability: Ability): Promise<void> {
  const comment = (await findComment(context.db, id)) ?? refuse(proposalRefusals.commentUnknown());
  authorize(context, ability, { userId: comment.userId });
}
