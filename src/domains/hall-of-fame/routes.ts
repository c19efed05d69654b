import { hallOfFame } from '#domains/hall-of-fame/contract.ts';
import { castBallot } from '#domains/hall-of-fame/store/votes.ts';
import { findBuilder, findBuilders } from '#domains/hall-of-fame/views/builders.ts';
import { findBallot, findCeremony, findMembers } from '#domains/hall-of-fame/views/hall.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(hallOfFame);

export const hallRoutes = {
  builders: api.builders.handler(async ({ context, input: { page } }) => {
    context.share({ topics: [] });
    return findBuilders(context.db, page);
  }),
  builder: api.builder.handler(async ({ context, input }) => {
    context.share({ topics: [] });
    return { data: await findBuilder(context.db, input) };
  }),
  members: api.members.handler(async ({ context, input: { page } }) => {
    context.share({ topics: [] });
    return findMembers(context.db, page);
  }),
  ballot: api.ballot.handler(async ({ context }) => {
    const { season } = await readToday(context.db);
    return { data: await findBallot(context.db, { season, userId: signedIn(context).id }) };
  }),
  vote: api.vote.handler(async ({ context, input: { playerIds, builderIds } }) => {
    const { season } = await readToday(context.db);
    const cast = await castBallot(context.db, { season, userId: signedIn(context).id, playerIds, builderIds });
    if (!cast.ok) refuse(cast);
    return { data: { playerIds, builderIds } };
  }),
  ceremony: api.ceremony.handler(async ({ context }) => {
    context.share({ topics: [] });
    return { data: await findCeremony(context.db) };
  }),
};
