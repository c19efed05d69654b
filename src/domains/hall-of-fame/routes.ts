import { hallOfFame } from '#domains/hall-of-fame/contract.ts';
import { castBallot } from '#domains/hall-of-fame/store/votes.ts';
import { findBallot, findCeremony, findMembers } from '#domains/hall-of-fame/views/hall.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(hallOfFame);

export const hallRoutes = {
  members: api.members.handler(async ({ context, input: { page } }) => {
    context.share({ topics: [] });
    return findMembers(context.db, page);
  }),
  ballot: api.ballot.handler(async ({ context }) => {
    const { season } = await readToday(context.db);
    return { data: await findBallot(context.db, { season, userId: signedIn(context).id }) };
  }),
  vote: api.vote.handler(async ({ context, input: { playerIds } }) => {
    const { season } = await readToday(context.db);
    const cast = await castBallot(context.db, { season, userId: signedIn(context).id, playerIds });
    if (!cast.ok) refuse(cast);
    return { data: { playerIds } };
  }),
  ceremony: api.ceremony.handler(async ({ context }) => {
    context.share({ topics: [] });
    return { data: await findCeremony(context.db) };
  }),
};
