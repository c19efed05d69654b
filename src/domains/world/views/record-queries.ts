/** Queries for records: their kinds, and the best of each in one query. */
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
import { RECORD_STATISTICS, type RecordStatistic } from '#domains/world/constants.ts';
import { linesOfPlayers, linesOfTeams, ownGames } from '#domains/world/views/own-lines.ts';
import {
  competitionConditions,
  idsOf,
  type Kind,
  type RecordFilter,
  type Span,
  type SpanFilter,
} from '#domains/world/views/record-filter.ts';
import type { GameId, LeagueId, TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

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

/** One search: kinds of records, and a filter of lines. */
export interface Asked {
  kinds: readonly Kind[];
  filter: SpanFilter;
  /** By kind (`keyOf`), the last value of a list that is already full: lower values are not searched. */
  known?: ReadonlyMap<string, number>;
}

/** Returns the best of each of these kinds in some seasons. */
export async function bestIn(
  db: Database,
  kinds: readonly Kind[],
  { season: _, ...filter }: RecordFilter,
  span: Span,
  known: ReadonlyMap<string, number> = new Map(),
): Promise<RecordRow[]> {
  const [rows] = await bestInEach(db, [{ kinds, filter: { ...filter, span }, known }]);
  return rows ?? [];
}

/** Returns the same for each of the searches, in order. At most two statements. */
export async function bestInEach(db: Database, asked: readonly Asked[]): Promise<RecordRow[][]> {
  const notable = await bestOf(db, asked, 'notable');
  // Where there are fewer notable lines than list entries, other lines belong to the best too.
  const scarce = asked.map(({ kinds, known }, index) => {
    const found = Map.groupBy(notable[index] ?? [], keyOf);
    return kinds.filter((kind) => {
      const least = leastNotable(kind);
      const isEnough =
        (found.get(keyOf(kind))?.length ?? 0) >= BEST_OF_EACH || (known?.get(keyOf(kind)) ?? 0) >= (least ?? 0);
      return least !== null && !isEnough;
    });
  });
  // A single stage is most often the few games of the playoffs, which do not need the lines of the regular seasons.
  const again = asked.flatMap(({ filter }, index) =>
    [...Map.groupBy(scarce[index] ?? [], ({ seasonType }) => seasonType).values()].map((kinds) => ({
      index,
      kinds,
      filter,
    })),
  );
  const all = await bestOf(db, again, 'all');
  return asked.map((_, index) => {
    const isScarce = new Set(scarce[index]?.map(keyOf));
    return [
      ...(notable[index] ?? []).filter((row) => !isScarce.has(keyOf(row))),
      ...again.flatMap((one, place) => (one.index === index ? (all[place] ?? []) : [])),
    ];
  });
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

/** Returns the value from which a game's line is notable; null for kinds that are not searched among notable lines. */
function leastNotable({ source, scope, statistic }: Kind): number | null {
  if (source.games !== 'skater_games' || scope !== 'game') return null;
  return (NOTABLE_LINE as Record<string, number>)[statistic] ?? null;
}

/**
 * Runs one statement for all searches.
 * @param lines the lines in which skaters' best games are searched: the notable ones, or all
 */
async function bestOf(db: Database, asked: readonly Asked[], lines: 'notable' | 'all'): Promise<RecordRow[][]> {
  const tables: SQL[] = [];
  const queries: SQL[] = [];
  for (const [part, { kinds, filter }] of asked.entries()) {
    const own = ownGames(`own_games_${part}`, kinds, filter);
    if (own) tables.push(own);
    // Lines that several kinds share are selected once.
    const sources = Map.groupBy(kinds, (kind) => partOf(kind, lines === 'notable' && leastNotable(kind) !== null));
    for (const [source, [first, ...others]] of sources) {
      if (!first) continue;
      const name = `${source}_${part}`;
      const isNotable = source.startsWith(NOTABLE);
      const rows = linesOf([first, ...others], filter, { isNotable, own: own && `own_games_${part}` });
      tables.push(sql`${sql.raw(name)} as materialized (${rows})`);
      const single = [first, ...others].filter(({ scope }) => scope !== 'career');
      if (single.length > 0) {
        queries.push(
          numbered(
            part,
            bestAmong(single, name, (kind) => (isNotable ? leastNotable(kind) : null)),
          ),
        );
      }
      const careers = [first, ...others].filter(({ scope }) => scope === 'career');
      if (careers.length > 0) {
        tables.push(sql`${sql.raw(`careers_of_${name}`)} as materialized (${careersOf(first.source, name)})`);
        queries.push(numbered(part, bestAmong(careers, `careers_of_${name}`)));
      }
    }
  }
  const found = asked.map((): RecordRow[] => []);
  if (queries.length === 0) return found;
  const { rows } = await db.execute<RecordRow & { part: number } & Record<string, unknown>>(
    sql`with ${sql.join(tables, sql`, `)} ${sql.join(queries, sql` union all `)}`,
  );
  for (const { part, ...row } of rows) found[part]?.push(row);
  return found;
}

const numbered = (part: number, query: SQL) => sql`(select ${sql.raw(String(part))} as part, q.* from ${query} q)`;

const NOTABLE = 'notable_';

/** Returns the name of the lines in the query for a kind's best. */
function partOf({ source, scope }: Kind, isNotable: boolean): string {
  return `${isNotable ? NOTABLE : ''}${scope === 'game' ? source.games : source.seasons}_lines`;
}

/** Returns the lines that pass the filter. Column and table names come from the constants, values go as parameters. */
function linesOf(
  kinds: readonly [Kind, ...Kind[]],
  filter: SpanFilter,
  { isNotable, own }: { isNotable: boolean; own: string | null },
): SQL {
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
  const some = isGame
    ? (linesOfPlayers(kinds, filter, isNotable) ?? linesOfTeams(source, filter, { isNotable, own }))
    : null;
  return sql`select ${sql.raw(holder)} as holder_id, c.team_id, ${sql.raw(isGame ? 'c.game_id' : 'null::int as game_id')},
      o.season, o.league_id, o.kind, ${sql.raw(columns.join(', '))}
    from ${some ?? sql`${of} where ${sql.join(conditionsOf(kinds, filter), sql` and `)}`}`;
}

/** Adds up lines by holder; a career record counts all of a player's teams. */
function careersOf(source: RecordSource, lines: string): SQL {
  const team = source.holderType === 'player' ? 'null::int' : 'c.holder_id';
  const sums = columnsOf(source, 'career').map((column) => `sum(c.${column})::int as ${column}`);
  return sql.raw(`select c.holder_id, ${team} as team_id, null::int as game_id, null::int as season, null::int as league_id, c.kind,
    ${sums.join(', ')} from ${lines} c group by c.holder_id, c.kind`);
}

/**
 * Returns the best of each kind, of one source, among lines: each is sorted by its own column. One pass that chooses the
 * column for each line and kind takes twice as long, although there is less to plan.
 * @param lines a table with the holder, his team, the place and all columns of the source
 * @param least minimum values to search
 */
export function bestAmong(
  kinds: readonly Kind[],
  lines: string,
  least: (kind: Kind) => number | null = () => null,
): SQL {
  // Playoffs are few: searching them does not read the regular seasons' lines.
  const stages = [...new Set(kinds.map(({ seasonType }) => seasonType))].map((stage) =>
    sql.raw(`${stage}_lines as materialized (select * from ${lines} where kind = '${LEAGUE_KINDS[stage]}')`),
  );
  // All names come from the constants.
  const best = kinds.map((kind) => {
    const { source, statistic, scope, seasonType, columns } = kind;
    const value = columns.map((name) => `c.${name}`).join(' + ');
    return `(select '${statistic}'::text as statistic, '${scope}'::text as scope, '${source.holderType}'::text as holder_type,
        '${seasonType}'::text as season_type, c.holder_id, c.team_id, c.league_id, c.season, c.game_id, (${value})::int as value
      from ${seasonType}_lines c where ${value} >= ${least(kind) ?? 1}
      order by ${value} desc, c.season, c.holder_id, c.game_id, c.team_id limit ${BEST_OF_EACH})`;
  });
  const isPlayer = kinds.every(({ source }) => source.holderType === 'player');
  // Names are looked up only for the best.
  return sql`(with ${sql.join(stages, sql`, `)}
    select best.statistic, best.scope, best.holder_type as "holderType", best.holder_id as "holderId",
      ${sql.raw(isPlayer ? "h.firstname || ' ' || h.lastname" : "h.city || ' ' || h.nickname")} as "holderName",
      best.team_id as "teamId", best.league_id as "leagueId", best.season, best.game_id as "gameId",
      best.season_type as "seasonType", best.value
    from (${sql.raw(best.join(' union all '))}) best
    join ${sql.raw(isPlayer ? 'players' : 'teams')} h on h.id = best.holder_id)`;
}

/** Returns conditions on lines `c` and their competition `o`; for games also on their game `g`. */
function conditionsOf(kinds: readonly [Kind, ...Kind[]], filter: SpanFilter): SQL[] {
  const [{ scope, source }] = kinds;
  const conditions = competitionConditions(kinds, filter);
  if (scope === 'game') conditions.push(sql`g.status = 'final'`);
  if (filter.teamIds !== null) conditions.push(sql`c.team_id = any(${idsOf(filter.teamIds)})`);
  if (filter.playersOfTeamIds !== null && source.holderType === 'player') {
    conditions.push(
      sql`c.player_id in (select id from players where team_id = any(${idsOf(filter.playersOfTeamIds)}))`,
    );
  }
  return conditions;
}
