/** How records are looked for: which kinds there are, and the best of each in one query. */
import { type SQL, sql } from 'drizzle-orm';
import { LEAGUE_KINDS } from '#domains/competition/rules.ts';
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
export type RecordScope = 'game' | 'season' | 'career';

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

/** How many of each kind are listed. */
export const BEST_OF_EACH = 10;

interface Source {
  holderType: 'player' | 'team';
  /** Table names of what is counted by game and by season. */
  games: string;
  seasons: string;
  /** Columns whose sum is the value, by statistic. */
  statistics: Partial<Record<RecordStatistic, { columns: string[]; scopes?: readonly RecordScope[] }>>;
}

const ALL_SCOPES: readonly RecordScope[] = ['game', 'season', 'career'];
const BEYOND_A_GAME: readonly RecordScope[] = ['season', 'career'];
const SOURCES: readonly Source[] = [
  {
    holderType: 'player',
    games: 'skater_games',
    seasons: 'skater_seasons',
    statistics: {
      goals: { columns: ['goals'] },
      assists: { columns: ['assists'] },
      points: { columns: ['goals', 'assists'] },
      shots: { columns: ['shots'] },
      hits: { columns: ['hits'] },
      blocks: { columns: ['blocks'] },
      pim: { columns: ['pim'] },
    },
  },
  {
    holderType: 'player',
    games: 'goalie_games',
    seasons: 'goalie_seasons',
    statistics: {
      saves: { columns: ['saves'] },
      wins: { columns: ['wins'], scopes: BEYOND_A_GAME },
      shutouts: { columns: ['shutouts'], scopes: BEYOND_A_GAME },
    },
  },
  {
    holderType: 'team',
    games: 'team_games',
    seasons: 'team_seasons',
    statistics: {
      'team-goals': { columns: ['goals'] },
      'team-shots': { columns: ['shots'] },
      'team-hits': { columns: ['hits'] },
      'team-pim': { columns: ['pim'] },
    },
  },
];

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
  source: Source;
  statistic: RecordStatistic;
  columns: readonly string[];
  scope: RecordScope;
  seasonType: 'regular' | 'playoffs';
}

export function kindsOf(filter: RecordFilter): Kind[] {
  const kinds: Kind[] = [];
  for (const source of SOURCES) {
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
  const queries = kinds.map((kind) => queryOf(kind, filter, lines === 'notable' ? leastNotable(kind) : null));
  // They are put together once, for all kinds.
  const notable = sql`notable as materialized (
    select l.*, o.season, o.league_id, o.kind, g.status from
      (select * from skater_games where ${isNotableLine()}) l join games g on g.id = l.game_id
      join competitions o on o.id = g.competition_id ${within(filter.span)})`;
  const { rows } = await db.execute<RecordRow & Record<string, unknown>>(
    sql`with ${notable} ${sql.join(queries, sql` union all `)}`,
  );
  return rows;
}

/** Only what is looked at is put together. */
function within({ from, to }: Span): SQL {
  return sql`where (${from}::int is null or g.season >= ${from}) and (${to}::int is null or g.season <= ${to})`;
}

/**
 * The best of one kind. Column and table names come from the constants above, values go as parameters.
 * @param least looks among the notable lines only, for those of at least so many
 */
function queryOf(kind: Kind, filter: SpanFilter, least: number | null): SQL {
  const { source, statistic, columns, scope, seasonType } = kind;
  const isPlayer = source.holderType === 'player';
  const holder = sql.raw(isPlayer ? 'c.player_id' : 'c.team_id');
  const name = sql.raw(isPlayer ? "h.firstname || ' ' || h.lastname" : "h.city || ' ' || h.nickname");
  const sum = columns.map((column) => `c.${column}`).join(' + ');
  const value = sql.raw(scope === 'career' ? `sum(${sum})` : sum);
  const team = sql.raw(scope === 'career' && isPlayer ? 'null::int' : 'c.team_id');
  // The table that knows season, league and kind of competition.
  const isOfNotable = scope === 'game' && least !== null;
  const competition = isOfNotable ? 'c' : 'o';
  const [season, league, game] = placeOf(scope, competition);
  const conditions = conditionsOf(kind, filter, { competition, game: isOfNotable ? 'c' : 'g' });
  const from =
    scope !== 'game'
      ? `${source.seasons} c join competitions o on o.id = c.competition_id`
      : isOfNotable
        ? 'notable c'
        : `${source.games} c join games g on g.id = c.game_id join competitions o on o.id = g.competition_id`;
  // Names are looked up for the best only.
  return sql`(select ${statistic}::text as "statistic", ${scope}::text as "scope", ${source.holderType}::text as "holderType",
    best."holderId", ${name} as "holderName", best."teamId", best."leagueId", best."season", best."gameId",
    ${seasonType}::text as "seasonType", best."value"
    from (select ${holder} as "holderId", ${team} as "teamId", ${league} as "leagueId", ${season} as "season",
      ${game} as "gameId", ${value}::int as "value"
      from ${sql.raw(from)}
      where ${sql.join(conditions, sql` and `)}
      ${scope === 'career' ? sql`group by ${holder}` : sql``}
      ${scope === 'career' ? sql`having sum(${sql.raw(sum)}) > 0` : sql`and ${sql.raw(sum)} >= ${least ?? 1}`}
      order by "value" desc, "season", "holderId" limit ${BEST_OF_EACH}) best
    join ${sql.raw(isPlayer ? 'players' : 'teams')} h on h.id = best."holderId")`;
}

/** Season, league and game of a record, where it has them. */
function placeOf(scope: RecordScope, competition: string): [SQL, SQL, SQL] {
  const none = sql`null::int`;
  const [season, league] = [sql.raw(`${competition}.season`), sql.raw(`${competition}.league_id`)];
  if (scope === 'game') return [season, league, sql.raw('c.game_id')];
  return scope === 'season' ? [season, league, none] : [none, none, none];
}

/** @param names of what tells of the competition and of the game in the query. */
function conditionsOf(
  { source, scope, seasonType }: Kind,
  filter: SpanFilter,
  names: { competition: string; game: string },
): SQL[] {
  const competition = sql.raw(names.competition);
  const conditions = [sql`${competition}.kind = ${LEAGUE_KINDS[seasonType]}`];
  if (scope === 'game') conditions.push(sql`${sql.raw(names.game)}.status = 'final'`);
  if (filter.level !== null || filter.tier !== null) {
    const ofLevel = sql`${filter.level}::text is null or level = ${filter.level}`;
    const ofTier = sql`${filter.tier}::int is null or tier = ${filter.tier}`;
    conditions.push(sql`${competition}.league_id in (select id from leagues where (${ofLevel}) and (${ofTier}))`);
  }
  const { from, to } = filter.span;
  if (from !== null) conditions.push(sql`${competition}.season >= ${from}`);
  if (to !== null) conditions.push(sql`${competition}.season <= ${to}`);
  if (filter.teamIds !== null) conditions.push(sql`c.team_id = any(${sql.param([...filter.teamIds])}::int[])`);
  if (filter.playersOfTeamIds !== null && source.holderType === 'player') {
    const teamIds = sql.param([...filter.playersOfTeamIds]);
    conditions.push(sql`c.player_id in (select id from players where team_id = any(${teamIds}::int[]))`);
  }
  return conditions;
}
