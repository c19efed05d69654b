import { adminRefusals } from '#domains/admin/refusals.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { ofFirstTeam, ofTeam } from '#domains/club/store/asked.ts';
import { circleFor } from '#domains/friend/views/friends.ts';
import { history } from '#domains/history/contract.ts';
import { retireNumberOf } from '#domains/history/store/retire-numbers.ts';
import { clubHistory } from '#domains/history/views/club.ts';
import { leagueHistory } from '#domains/history/views/league.ts';
import { cabinetOf, trophyBoard } from '#domains/history/views/managers.ts';
import { retiredNumbersView } from '#domains/history/views/retired-numbers.ts';
import { rivalriesOf } from '#domains/history/views/rivalries.ts';
import { ofLeague } from '#domains/league/store/asked.ts';
import { authorize, implementing, refuse } from '#platform/calls/api.ts';
import { delegates, reads, readsBody } from '#platform/calls/handlers.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';

export const historyRoutes = implementing(history, {
  numbers: reads({ of: ofFirstTeam }, async ({ db, user, team }) => ({
    ...(await retiredNumbersView(db, team)),
    abilities: abilitiesOf(teamPolicy, user, { teamId: team.id }),
  })),
  retireNumber: delegates({ by: ofFirstTeam }, async (call, { playerId }) => {
    const { db, team, userId } = call;
    authorize(call, teamPolicy.numberPlayers, { teamId: team.id });
    return retireNumberOf(db, { team, playerId, userId });
  }),
  // Cached by hand without the date, which history does not depend on; otherwise each step of the world would cost a statement.
  ofTeam: async ({ context, input }) => {
    const { team } = await ofTeam(context, input);
    context.share({ topics: [`team:${input.id}`, 'owners'] });
    return { data: (await clubHistory(context.db, team, context.now)) ?? refuse(clubRefusals.unknownTeam()) };
  },
  rivalries: reads({ of: ofTeam, topics: ({ id }) => [`team:${id}`] }, ({ db, team }) => rivalriesOf(db, team)),
  ofLeague: reads({ of: ofLeague, topics: ({ id }) => [`league:${id}`] }, ({ db, league }) =>
    leagueHistory(db, league.id),
  ),
  ofUser: reads(
    { topics: ({ id }) => [`user:${id}`, 'owners'] },
    ({ db }, { id }) => cabinetOf(db, id),
    adminRefusals.unknownUser,
  ),
  trophyBoard: readsBody(async (call, { page, of }) =>
    trophyBoard(call.db, { page, circle: await circleFor(call, of) }),
  ),
});
