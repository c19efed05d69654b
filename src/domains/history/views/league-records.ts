/** The best player seasons of a league, by season and of all time. */
import { sql } from 'drizzle-orm';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { competitions } from '#domains/competition/tables.ts';
import { SEASON_BESTS, type SeasonBest } from '#domains/history/constants.ts';
import type { LeagueHistory, LeagueSeason } from '#domains/history/contract.ts';
import { bestBy, marksRecords } from '#domains/history/rules.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import { seasonBests } from '#domains/stats/tables.ts';
import type { LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface Best extends Record<string, unknown> {
  season: number;
  statistic: SeasonBest;
  rank: number;
  playerId: PlayerId;
  teamId: TeamId;
  value: number;
}

/** Reads finished regular seasons from the stored bests. Three queries. */
export async function recordsOfLeague(
  db: Database,
  leagueId: LeagueId,
): Promise<{ bestsOf: (season: number) => LeagueSeason['bests']; records: LeagueHistory['records'] }> {
  const { rows } = await db.execute<Best>(sql`
    select b.season, b.statistic, b.rank, b.player_id as "playerId", b.team_id as "teamId", b.value
    from ${competitions} c join ${seasonBests} b on b.competition_id = c.id and b.scope = 'season'
      and b.statistic = any(${sql.param([...SEASON_BESTS])}::text[])
    where c.league_id = ${leagueId} and c.kind = 'league' order by b.season, b.rank`);
  const most = rows.filter(({ rank }) => rank === 1);
  const listed = SEASON_BESTS.map((statistic) => ({
    statistic,
    best: bestBy(
      rows.filter((row) => row.statistic === statistic),
      ({ value }) => value,
    ),
  }));
  const [players, teams] = await Promise.all([
    playerRefs(
      db,
      [...most, ...listed.flatMap(({ best }) => best.map(({ row }) => row))].map((row) => row.playerId),
    ),
    teamRefs(db, most, ({ teamId }) => teamId),
  ]);
  const marked = SEASON_BESTS.flatMap((statistic) => marksRecords(most.filter((row) => row.statistic === statistic)));
  const bySeason = Map.groupBy(marked, ({ season }) => season);
  return {
    bestsOf: (season) =>
      (bySeason.get(season) ?? []).flatMap(({ statistic, playerId, teamId, value, isRecord }) => {
        const [player, team] = [players.get(playerId), teams.get(teamId)];
        return player && team ? [{ statistic, player, team, value, isRecord }] : [];
      }),
    records: listed.flatMap(({ statistic, best }) => {
      const named = best.flatMap(({ row: { playerId, season }, value }) => {
        const player = players.get(playerId);
        return player ? [{ player, season, value }] : [];
      });
      return named.length > 0 ? [{ statistic, best: named }] : [];
    }),
  };
}
