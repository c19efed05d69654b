import { elections } from '#domains/election/contract.ts';
import { signRecall, stand, standDown, vote } from '#domains/election/store/candidates.ts';
import { loadElections, loadElectionsUnderWay } from '#domains/election/views.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import type { Done } from '#domains/federation/store/members.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(elections);

export const electionRoutes = {
  ofFederation: api.ofFederation.handler(({ context, input: { id } }) => answer(context, id)),

  underWay: api.underWay.handler(async ({ context }) => ({
    data: await loadElectionsUnderWay(context.db, signedIn(context).id),
  })),

  stand: api.stand.handler(({ context, input: { id, program } }) =>
    command(context, id, (tx, own) => stand(tx, { ...own, program })),
  ),

  standDown: api.standDown.handler(({ context, input: { id } }) => command(context, id, standDown)),

  vote: api.vote.handler(({ context, input: { id, candidacyId } }) =>
    command(context, id, (tx, own) => vote(tx, { ...own, candidacyId })),
  ),

  recall: api.recall.handler(({ context, input: { id } }) => command(context, id, signRecall)),
};

type Command = (tx: Transaction, own: { nationId: NationId; userId: UserId; absoluteDay: number }) => Promise<Done>;

/** In a transaction; answers the elections of the federation as they are then. A vote may be wanted on one's desk no more. */
async function command(context: ApiContext, nationId: NationId, work: Command) {
  const { id: userId, teamIds } = signedIn(context);
  const { absoluteDay } = await readToday(context.db);
  const done = await context.db.transaction(async (tx) => {
    const did = await work(tx, { nationId, userId, absoluteDay });
    if (did.ok) {
      await publishChange(
        tx,
        teamIds.map((id) => `team:${id}` as const),
      );
    }
    return did;
  });
  return done.ok ? answer(context, nationId) : refuse(done);
}

async function answer(context: ApiContext, nationId: NationId) {
  const viewer = { userId: signedIn(context).id, today: await readToday(context.db) };
  return { data: (await loadElections(context.db, nationId, viewer)) ?? refuse(federationRefusals.unknown()) };
}
