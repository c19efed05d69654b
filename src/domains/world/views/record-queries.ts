/** How records are looked for: which kinds there are, and the best of each in one query. */
import { type SQL, sql } from 'drizzle-orm';
import { LEAGUE_KINDS } from '#domains/competition/rules.ts';
import {
  ALL_SCOPES,
  BEST_OF_EACH,
  columnsOf,
  RECORD_SOURCES,
  type RecordScope,
  type RecordSource,
} from '#domains/stats/constants.ts';
import { isNotableLine, NOTABLE_LINE } from '#domains/stats/tables.ts';
import { RECORD_STATISTICS, type RecordStatistic } from '#domains/world/contract.ts';
import type { GameId, LeagueId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export interface RecordFilter {
  level: 'PRO' | 'FRM' | 'U21' | null;
  tier: number | null;
  /** null: of all time. */
  season: number | null;
  holderType: 'player' | 'team' | null;
  statistic: RecordStatistic | null;
  scope: RecordScope | null;
  stage: 'regular' | 'playoffs' | null;
  /** Records set with one of these teams. */
  teamIds: readonly TeamId[] | null;
  /** Records of players who are with one of these teams now. */
  playersOfTeamIds: readonly number[] | null;
}

export interface RecordRow {
  statistic: RecordStatistic;
  scope: RecordScope;
  holderType: 'player' | 'team';
  holderId: number;
  holderName: string;
  teamId: TeamId | null;
  leagueId: LeagueId | null;
  season: number | null;
  gameId: GameId | null;
  seasonType: 'regular' | 'playoffs';
  value: number;
}

/** Which seasons are looked at; null: without an end. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** The best of each of these kinds in some seasons. */
export async function bestIn(
  db: Database,
  kinds: readonly Kind[],
  { season: _, ...filter }: RecordFilter,
  span: Span,
): Promise<RecordRow[]> {
  const rows = await bestOf(db, kinds, { ...filter, span }, 'notable');
  const found = Map.groupBy(rows, keyOf);
  // Where the notable lines are fewer than are listed, others belong to the best, too.
  const scarce = kinds.filter(
    (kind) => leastNotable(kind) !== null && (found.get(keyOf(kind))?.length ?? 0) < BEST_OF_EACH,
  );
  if (scarce.length === 0) return rows;
  const isScarce = new Set(scarce.map(keyOf));
  return [
    ...rows.filter((row) => !isScarce.has(keyOf(row))),
    ...(await bestOf(db, scarce, { ...filter, span }, 'all')),
  ];
}

/** The filter with the seasons that are looked at. */
type SpanFilter = Omit<RecordFilter, 'season'> & { span: Span };

export interface Kind {
  source: RecordSource;
  statistic: RecordStatistic;
  columns: readonly string[];
  scope: RecordScope;
  seasonType: 'regular' | 'playoffs';
}

export function kindsOf(filter: RecordFilter): Kind[] {
  const kinds: Kind[] = [];
  for (const source of RECORD_SOURCES) {
    if (filter.holderType !== null && filter.holderType !== source.holderType) continue;
    if (filter.playersOfTeamIds !== null && source.holderType === 'team') continue;
    for (const statistic of RECORD_STATISTICS) {
      const counted = source.statistics[statistic];
      if (!counted || (filter.statistic !== null && filter.statistic !== statistic)) continue;
      const { columns, scopes = ALL_SCOPES } = counted;
      for (const scope of scopes) {
        if (filter.scope !== null && filter.scope !== scope) continue;
        for (const seasonType of ['regular', 'playoffs'] as const) {
          if (filter.stage === null || filter.stage === seasonType) {
            kinds.push({ source, statistic, columns, scope, seasonType });
          }
        }
      }
    }
  }
  return kinds;
}

export function keyOf({ statistic, scope, seasonType }: Pick<Kind, 'statistic' | 'scope' | 'seasonType'>): string {
  return `${statistic}/${scope}/${seasonType}`;
}

/** From which value on a line of a game is notable; null for what is not looked for among notable lines. */
function leastNotable({ source, scope, statistic }: Kind): number | null {
  if (source.games !== 'skater_games' || scope !== 'game') return null;
  return (NOTABLE_LINE as Record<string, number>)[statistic] ?? null;
}

/** @param lines among which the best lines of skaters in a game are looked for: the notable ones, or all. */
async function bestOf(
  db: Database,
  kinds: readonly Kind[],
  filter: SpanFilter,
  lines: 'notable' | 'all',
): Promise<RecordRow[]> {
  if (kinds.length === 0) return [];
  // What several kinds are looked for in is put together once.
  const parts = Map.groupBy(kinds, (kind) => partOf(kind, lines === 'notable' && leastNotable(kind) !== null));
  const tables: SQL[] = [];
  const queries: SQL[] = [];
  for (const [name, [first, ...others]] of parts) {
    if (!first) continue;
    const isNotable = name.startsWith(NOTABLE);
    tables.push(sql`${sql.raw(name)} as materialized (${linesOf([first, ...others], filter, isNotable)})`);
    for (const kind of [first, ...others]) queries.push(queryOf(kind, name, isNotable ? leastNotable(kind) : null));
  }
  const { rows } = await db.execute<RecordRow & Record<string, unknown>>(
    sql`with ${sql.join(tables, sql`, `)} ${sql.join(queries, sql` union all `)}`,
  );
  return rows;
}

const NOTABLE = 'notable_';

/** What the lines are called in the query that a kind's best are looked for in. */
function partOf({ source, scope }: Kind, isNotable: boolean): string {
  return `${isNotable ? NOTABLE : ''}${scope === 'game' ? source.games : source.seasons}_lines`;
}

/** The lines that pass the filter. Column and table names come from the constants, values go as parameters. */
function linesOf(kinds: readonly [Kind, ...Kind[]], filter: SpanFilter, isNotable: boolean): SQL {
  const [{ source, scope }] = kinds;
  const isGame = scope === 'game';
  const holder = source.holderType === 'player' ? 'c.player_id' : 'c.team_id';
  const columns = columnsOf(source, isGame ? 'game' : 'career').map((column) => `c.${column}`);
  const lines = isNotable
    ? sql`(select * from skater_games where ${isNotableLine()}) c`
    : sql.raw(`${isGame ? source.games : source.seasons} c`);
  const of = isGame
    ? sql`${lines} join games g on g.id = c.game_id join competitions o on o.id = g.competition_id`
    : sql`${lines} join competitions o on o.id = c.competition_id`;
  return sql`select ${sql.raw(holder)} as holder_id, c.team_id, ${sql.raw(isGame ? 'c.game_id' : 'null::int as game_id')},
      o.season, o.league_id, o.kind, ${sql.raw(columns.join(', '))}
    from ${of} where ${sql.join(conditionsOf(kinds, filter), sql` and `)}`;
}

/** @param least looks for those of at least so many */
function queryOf({ source, statistic, columns, scope, seasonType }: Kind, lines: string, least: number | null): SQL {
  const isPlayer = source.holderType === 'player';
  const isCareer = scope === 'career';
  const sum = columns.map((column) => `c.${column}`).join(' + ');
  const value = sql.raw(isCareer ? `sum(${sum})` : sum);
  // Who has a record of a career has it for all his teams.
  const team = sql.raw(!isCareer ? 'c.team_id' : isPlayer ? 'null::int' : 'c.holder_id');
  const place = isCareer
    ? sql`null::int as "leagueId", null::int as "season"`
    : sql`c.league_id as "leagueId", c.season as "season"`;
  // Names are looked up for the best only.
  return sql`(select ${statistic}::text as "statistic", ${scope}::text as "scope", ${source.holderType}::text as "holderType",
    best."holderId", ${nameOf(source)} as "holderName", best."teamId", best."leagueId", best."season", best."gameId",
    ${seasonType}::text as "seasonType", best."value"
    from (select c.holder_id as "holderId", ${team} as "teamId", ${place},
      ${sql.raw(isCareer ? 'null::int' : 'c.game_id')} as "gameId", ${value}::int as "value"
      from ${sql.raw(lines)} c where c.kind = ${LEAGUE_KINDS[seasonType]}
      ${isCareer ? sql`group by c.holder_id having sum(${sql.raw(sum)}) > 0` : sql`and ${sql.raw(sum)} >= ${least ?? 1}`}
      order by "value" desc, "season", "holderId", "gameId", "teamId" limit ${BEST_OF_EACH}) best
    join ${sql.raw(isPlayer ? 'players' : 'teams')} h on h.id = best."holderId")`;
}

/** Of the table `h` of holders. */
export function nameOf({ holderType }: RecordSource): SQL {
  return sql.raw(holderType === 'player' ? "h.firstname || ' ' || h.lastname" : "h.city || ' ' || h.nickname");
}

/** For lines `c`, their competition `o` and, of games, their game `g`. */
function conditionsOf(kinds: readonly [Kind, ...Kind[]], filter: SpanFilter): SQL[] {
  const [{ scope, source }] = kinds;
  const stages = [...new Set(kinds.map(({ seasonType }) => LEAGUE_KINDS[seasonType]))];
  const conditions = [sql`o.kind = any(${sql.param(stages)}::text[])`];
  if (scope === 'game') conditions.push(sql`g.status = 'final'`);
  const ofLeague = leagueCondition('o', filter);
  if (ofLeague) conditions.push(ofLeague);
  const { from, to } = filter.span;
  if (from !== null) conditions.push(sql`o.season >= ${from}`);
  if (to !== null) conditions.push(sql`o.season <= ${to}`);
  if (filter.teamIds !== null) {
    const teamIds = sql.param([...filter.teamIds]);
    conditions.push(sql`c.team_id = any(${teamIds}::int[])`);
    // Lines have no index of their teams, games have two.
    if (scope === 'game') {
      conditions.push(sql`(g.home_team_id = any(${teamIds}::int[]) or g.away_team_id = any(${teamIds}::int[]))`);
    }
  }
  if (filter.playersOfTeamIds !== null && source.holderType === 'player') {
    const teamIds = sql.param([...filter.playersOfTeamIds]);
    conditions.push(sql`c.player_id in (select id from players where team_id = any(${teamIds}::int[]))`);
  }
  return conditions;
}

/** @param table which has the league as `league_id` */
export function leagueCondition(table: string, { level, tier }: Pick<RecordFilter, 'level' | 'tier'>): SQL | null {
  if (level === null && tier === null) return null;
  return sql`${sql.raw(table)}.league_id in (select id from leagues where (${level}::text is null or level = ${level})
    and (${tier}::int is null or tier = ${tier}))`;
}
