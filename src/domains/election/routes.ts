import { elections } from '#domains/election/contract.ts';
import { signRecall, stand, standDown, vote } from '#domains/election/store/candidates.ts';
import { loadElections, loadElectionsUnderWay } from '#domains/election/views.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { teamsOf } from '#domains/seat/policy.ts';
import type { NationId } from '#engine/ids.ts';
import { implementing } from '#platform/calls/api.ts';
import { type Acting, commands, reads } from '#platform/calls/handlers.ts';

const ofFederation = reads(
  ({ db, userId, today }, { id }: { id: NationId }) => loadElections(db, id, { userId, today }),
  federationRefusals.unknown,
);
/** A command, which returns the federation's elections as they are afterwards. It may settle an item on the user's desk. */
const voting = {
  topics: ({ user }: Acting) => teamsOf(user).map((id) => `team:${id}` as const),
  answers: ofFederation,
};
const ownOf = ({ userId, today: { absoluteDay } }: Acting, nationId: NationId) => ({ nationId, userId, absoluteDay });

export const electionRoutes = implementing(elections, {
  ofFederation: ofFederation,
  underWay: reads(({ db, userId }) => loadElectionsUnderWay(db, userId)),
  stand: commands(voting, (call, { id, program }) => stand(call.tx, { ...ownOf(call, id), program })),
  standDown: commands(voting, (call, { id }) => standDown(call.tx, ownOf(call, id))),
  vote: commands(voting, (call, { id, candidacyId }) => vote(call.tx, { ...ownOf(call, id), candidacyId })),
  recall: commands(voting, (call, { id }) => signRecall(call.tx, ownOf(call, id))),
});
