import { adminRefusals } from '#domains/admin/refusals.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { history } from '#domains/history/contract.ts';
import { clubHistory } from '#domains/history/views/club.ts';
import { leagueHistory } from '#domains/history/views/league.ts';
import { cabinetOf, trophyBoard } from '#domains/history/views/managers.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { implementing, refuse } from '#platform/calls/api.ts';

const api = implementing(history);

export const historyRoutes = {
  ofTeam: api.ofTeam.handler(async ({ context, input: { id } }) => {
    const team = (await findTeamRef(context.db, id)) ?? refuse(clubRefusals.unknownTeam());
    context.share({ topics: [`team:${id}`, 'owners'] });
    return { data: await clubHistory(context.db, team) };
  }),
  ofLeague: api.ofLeague.handler(async ({ context, input: { id } }) => {
    const league = (await findLeague(context.db, id)) ?? refuse(leagueRefusals.unknown());
    context.share({ topics: [`league:${id}`] });
    return { data: await leagueHistory(context.db, league.id) };
  }),
  ofUser: api.ofUser.handler(async ({ context, input: { id } }) => {
    const found = (await cabinetOf(context.db, id)) ?? refuse(adminRefusals.unknownUser());
    context.share({ topics: [`user:${id}`, 'owners'] });
    return { data: found };
  }),
  trophyBoard: api.trophyBoard.handler(async ({ context, input: { page } }) => {
    context.share({ topics: ['owners'] });
    return trophyBoard(context.db, page);
  }),
};
