import { teamOf } from '#domains/club/store/asked.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { stats } from '#domains/stats/contract.ts';
import { sortTeams } from '#domains/stats/rules/sort-teams.ts';
import { inSeason } from '#domains/stats/views/asked-season.ts';
import { leagueGoalies } from '#domains/stats/views/league-goalies.ts';
import { leagueSkaters } from '#domains/stats/views/league-skaters.ts';
import { teamStatistics } from '#domains/stats/views/league-teams.ts';
import { goalieCareers, skaterCareers, teamHistory } from '#domains/stats/views/team-careers.ts';
import { teamGoalies, teamSkaters, teamTypesBySeason } from '#domains/stats/views/team-players.ts';
import type { LeagueId } from '#engine/ids.ts';
import { implementing } from '#platform/calls/api.ts';
import { readsBody } from '#platform/calls/handlers.ts';
import { readToday } from '#platform/clock/today.ts';

const ofLeague = ({ id }: { id: LeagueId }) => [`league:${id}` as const];

export const statsRoutes = implementing(stats, {
  leagueSkaters: readsBody({ of: inSeason, topics: ofLeague }, ({ db, season }, { id: leagueId, ...list }) =>
    leagueSkaters(db, { ...list, leagueId, season }),
  ),

  leagueGoalies: readsBody({ of: inSeason, topics: ofLeague }, ({ db, season }, { id: leagueId, ...list }) =>
    leagueGoalies(db, { ...list, leagueId, season }),
  ),

  leagueTeams: readsBody(
    { of: inSeason, topics: ofLeague },
    async ({ db, season }, { id, type, sort, order, page }) => {
      const rows = await teamStatistics(db, { season, type, of: { leagueId: id } });
      // A league's twenty teams fit on one page.
      return {
        data: page === 1 ? sortTeams(rows, sort, order) : [],
        pagination: { currentPage: page, totalPages: 1, total: rows.length },
      };
    },
  ),

  team: async ({ context, input: { id, type, ...input } }) => {
    const { db } = context;
    const team = await teamOf(context, id);
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
  },

  teamCareers: async ({ context, input: { id, ...which } }) => {
    const { db } = context;
    const team = await teamOf(context, id);
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
  },
});
