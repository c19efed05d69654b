/**
 * Finds lines of games of a few teams or their players. PostgreSQL does not know how few they are, and would read all
 * games of a season for them: `lateral … offset 0` makes it look them up for each preceding row, by an index.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { RecordSource } from '#domains/stats/constants.ts';
import { isNotableLine } from '#domains/stats/tables.ts';
import { competitionConditions, idsOf, type Kind, type SpanFilter } from '#domains/world/views/record-filter.ts';

/** Returns the games of the requested teams as one named subquery; null when no teams are requested. */
export function ownGames(name: string, kinds: readonly Kind[], filter: SpanFilter): SQL | null {
  if (filter.teamIds === null || filter.playersOfTeamIds !== null) return null;
  const teamIds = idsOf(filter.teamIds);
  return sql`${sql.raw(name)} as materialized (
    select g.id, o.season, o.league_id, o.kind from games g join competitions o on o.id = g.competition_id
    where g.status = 'final' and (g.home_team_id = any(${teamIds}) or g.away_team_id = any(${teamIds}))
      and ${sql.join(competitionConditions(kinds, filter), sql` and `)})`;
}

/**
 * Returns lines `c` of the requested teams, each with its competition `o`. An index by team finds those of goalies and
 * teams, and the notable ones of skaters, which are joined with the games. All lines of skaters are looked up game by
 * game.
 */
export function linesOfTeams(
  source: RecordSource,
  { teamIds }: SpanFilter,
  { isNotable, own }: { isNotable: boolean; own: string | null },
): SQL | null {
  if (teamIds === null || own === null) return null;
  const table = sql.raw(source.games);
  const ofTeams = sql`c.team_id = any(${idsOf(teamIds)})`;
  if (source.games === 'skater_games' && !isNotable) {
    return sql`${sql.raw(own)} o cross join lateral (
      select * from ${table} c where c.game_id = o.id and ${ofTeams} offset 0) c`;
  }
  return sql`${sql.raw(own)} o join (
    select * from ${table} c where ${ofTeams} ${isNotable ? sql`and (${isNotableLine()})` : sql``} offset 0) c on c.game_id = o.id`;
}

/** Returns lines `c` of players who are on the requested teams now, each with its competition `o`. */
export function linesOfPlayers(kinds: readonly [Kind, ...Kind[]], filter: SpanFilter, isNotable: boolean): SQL | null {
  const [{ source }] = kinds;
  if (filter.playersOfTeamIds === null || source.holderType !== 'player') return null;
  const players = sql`(select id from players where team_id = any(${idsOf(filter.playersOfTeamIds)}))`;
  const ofTeam = filter.teamIds === null ? sql`` : sql`and c.team_id = any(${idsOf(filter.teamIds)})`;
  const conditions = sql.join(competitionConditions(kinds, filter), sql` and `);
  // Playoff games are the fewest of a player's games, so they are found by the seasons in which he has any. A team is
  // looked for among the few games of its competition (`is true`): its own indexes would read all games it ever played,
  // for each season.
  if (!isNotable && kinds.every(({ seasonType }) => seasonType === 'playoffs')) {
    return sql`(select c.player_id, c.team_id, o.id as competition_id, o.season, o.league_id, o.kind
        from ${players} m join ${sql.raw(source.seasons)} c on c.player_id = m.id join competitions o on o.id = c.competition_id
        where ${conditions} ${ofTeam} offset 0) o
      cross join lateral (select g.id from games g where g.competition_id = o.competition_id and g.status = 'final'
        and (g.home_team_id = o.team_id or g.away_team_id = o.team_id) is true offset 0) g
      cross join lateral (select * from ${sql.raw(source.games)} c
        where c.game_id = g.id and c.player_id = o.player_id and c.team_id = o.team_id offset 0) c`;
  }
  return sql`${players} m
    cross join lateral (select * from ${sql.raw(source.games)} c where c.player_id = m.id ${ofTeam}
      ${isNotable ? sql`and (${isNotableLine()})` : sql``} offset 0) c
    cross join lateral (select g.competition_id from games g where g.id = c.game_id and g.status = 'final' offset 0) g
    join competitions o on o.id = g.competition_id and ${conditions}`;
}
