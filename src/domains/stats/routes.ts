import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague, lastPlayedSeason } from '#domains/league/store/league-facts.ts';
import { stats } from '#domains/stats/contract.ts';
import { sortTeams } from '#domains/stats/rules/sort-teams.ts';
import { leagueGoalies } from '#domains/stats/views/league-goalies.ts';
import { leagueSkaters } from '#domains/stats/views/league-skaters.ts';
import { teamStatistics } from '#domains/stats/views/league-teams.ts';
import { goalieCareers, skaterCareers, teamHistory } from '#domains/stats/views/team-careers.ts';
import { teamGoalies, teamSkaters, teamTypesBySeason } from '#domains/stats/views/team-players.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(stats);

export const statsRoutes = {
  leagueSkaters: api.leagueSkaters.handler(async ({ context, input: { id, ...list } }) => {
    const season = list.season ?? (await seasonToShow(context, id));
    context.share({ topics: [`league:${id}`] });
    return leagueSkaters(context.db, { ...list, leagueId: id, season });
  }),

  leagueGoalies: api.leagueGoalies.handler(async ({ context, input: { id, ...list } }) => {
    const season = list.season ?? (await seasonToShow(context, id));
    context.share({ topics: [`league:${id}`] });
    return leagueGoalies(context.db, { ...list, leagueId: id, season });
  }),

  leagueTeams: api.leagueTeams.handler(async ({ context, input: { id, type, sort, order, ...list } }) => {
    const season = list.season ?? (await seasonToShow(context, id));
    const rows = await teamStatistics(context.db, { season, type, of: { leagueId: id } });
    context.share({ topics: [`league:${id}`] });
    // A league's twenty teams fit on one page.
    const isFirstPage = list.page === 1;
    return {
      data: isFirstPage ? sortTeams(rows, sort, order) : [],
      pagination: { currentPage: list.page, totalPages: 1, total: rows.length },
    };
  }),

  team: api.team.handler(async ({ context, input: { id, type, ...input } }) => {
    const { db } = context;
    const team = (await findTeamRef(db, id)) ?? refuse(clubRefusals.unknownTeam());
    const [teams, played, today] = await Promise.all([
      clubTeamRefs(db, team.clubId),
      teamTypesBySeason(db, id),
      readToday(db),
    ]);
    const seasons = [...played.keys()];
    const season = input.season ?? seasons[0] ?? today.season;
    const types = played.get(season) ?? [];
    const which = { team, season, type };
    const [skaters, goalies, totals] = await Promise.all([
      teamSkaters(db, which),
      teamGoalies(db, which),
      teamStatistics(db, { season, type, of: { teamId: id } }),
    ]);
    context.share({ topics: [`team:${id}`] });
    return { data: { team, teams, season, seasons, types, skaters, goalies, totals: totals[0]?.totals ?? null } };
  }),

  teamCareers: api.teamCareers.handler(async ({ context, input: { id, ...which } }) => {
    const { db } = context;
    const team = (await findTeamRef(db, id)) ?? refuse(clubRefusals.unknownTeam());
    const [teams, skaters, goalies, history] = await Promise.all([
      clubTeamRefs(db, team.clubId),
      skaterCareers(db, { teamId: id, ...which }),
      goalieCareers(db, { teamId: id, ...which }),
      teamHistory(db, { teamId: id, type: which.type }),
    ]);
    context.share({ topics: [`team:${id}`] });
    return {
      data: {
        team,
        teams,
        skaters: skaters.listed,
        goalies: goalies.listed,
        skatersInAll: skaters.inAll,
        goaliesInAll: goalies.inAll,
        skatersTogether: skaters.together,
        ...history,
      },
    };
  }),
};

/** The running season once the league has played in it, else the last in which it has. */
async function seasonToShow({ db }: ApiContext, leagueId: LeagueId): Promise<number> {
  if (!(await findLeague(db, leagueId))) refuse(leagueRefusals.unknown());
  const today = await readToday(db);
  return (await lastPlayedSeason(db, leagueId, today.season)) ?? today.season;
}
