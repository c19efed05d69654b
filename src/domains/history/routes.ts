import { adminRefusals } from '#domains/admin/refusals.ts';
import { teamPolicy } from '#domains/club/policy.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { history } from '#domains/history/contract.ts';
import { retireNumberOf } from '#domains/history/store/retire-numbers.ts';
import { clubHistory } from '#domains/history/views/club.ts';
import { leagueHistory } from '#domains/history/views/league.ts';
import { cabinetOf, trophyBoard } from '#domains/history/views/managers.ts';
import { retiredNumbersView } from '#domains/history/views/retired-numbers.ts';
import { rivalriesOf } from '#domains/history/views/rivalries.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { abilitiesOf } from '#platform/calls/policy.ts';

const api = implementing(history);

export const historyRoutes = {
  numbers: api.numbers.handler(async ({ context, input: { id } }) => {
    const team = await firstTeamOf(context, id);
    const abilities = abilitiesOf(teamPolicy, context.user, { teamId: team.id });
    return { data: { ...(await retiredNumbersView(context.db, team)), abilities } };
  }),
  retireNumber: api.retireNumber.handler(async ({ context, input: { id, playerId } }) => {
    const team = await firstTeamOf(context, id);
    authorize(context, teamPolicy.numberPlayers, { teamId: team.id });
    const done = await retireNumberOf(context.db, { team, playerId, userId: signedIn(context).id });
    if (!done.ok) refuse(done);
  }),
  ofTeam: api.ofTeam.handler(async ({ context, input: { id } }) => {
    const team = (await findTeamRef(context.db, id)) ?? refuse(clubRefusals.unknownTeam());
    context.share({ topics: [`team:${id}`, 'owners'] });
    return { data: await clubHistory(context.db, team) };
  }),
  rivalries: api.rivalries.handler(async ({ context, input: { id } }) => {
    const team = (await findTeamRef(context.db, id)) ?? refuse(clubRefusals.unknownTeam());
    context.share({ topics: [`team:${id}`] });
    return { data: await rivalriesOf(context.db, team) };
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

/** The first team of the club whose team it is: numbers are a club's. */
async function firstTeamOf({ db }: ApiContext, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  return (await clubTeamRefs(db, team.clubId))[0] ?? team;
}
