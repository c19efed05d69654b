/** The filter of records, and the matching competitions. */
import { type SQL, sql } from 'drizzle-orm';
import { LEAGUE_KINDS } from '#domains/competition/rules.ts';
import type { RecordScope, RecordSource } from '#domains/stats/constants.ts';
import type { RecordStatistic } from '#domains/world/constants.ts';
import type { TeamId } from '#engine/ids.ts';

export interface RecordFilter {
  level: 'PRO' | 'FRM' | 'U21' | null;
  tier: number | null;
  /** null: all time. */
  season: number | null;
  holderType: 'player' | 'team' | null;
  statistic: RecordStatistic | null;
  scope: RecordScope | null;
  stage: 'regular' | 'playoffs' | null;
  /** Only records set with one of these teams. */
  teamIds: readonly TeamId[] | null;
  /** Only records of players who are on one of these teams now. */
  playersOfTeamIds: readonly TeamId[] | null;
}

/** Range of seasons; null: open-ended. */
export interface Span {
  from: number | null;
  to: number | null;
}

/** The filter with a range of seasons. */
export type SpanFilter = Omit<RecordFilter, 'season'> & { span: Span };

export interface Kind {
  source: RecordSource;
  statistic: RecordStatistic;
  columns: readonly string[];
  scope: RecordScope;
  seasonType: 'regular' | 'playoffs';
}

/** Returns conditions on competitions `o`: the requested kinds, leagues and seasons. */
export function competitionConditions(kinds: readonly Kind[], filter: SpanFilter): SQL[] {
  const stages = [...new Set(kinds.map(({ seasonType }) => LEAGUE_KINDS[seasonType]))];
  const conditions = [sql`o.kind = any(${sql.param(stages)}::text[])`];
  const ofLeague = leagueCondition('o', filter);
  if (ofLeague) conditions.push(ofLeague);
  const { from, to } = filter.span;
  if (from !== null) conditions.push(sql`o.season >= ${from}`);
  if (to !== null) conditions.push(sql`o.season <= ${to}`);
  return conditions;
}

/** @param table one with the column `league_id` */
export function leagueCondition(table: string, { level, tier }: Pick<RecordFilter, 'level' | 'tier'>): SQL | null {
  if (level === null && tier === null) return null;
  return sql`${sql.raw(table)}.league_id in (select id from leagues where (${level}::text is null or level = ${level})
    and (${tier}::int is null or tier = ${tier}))`;
}

/** Passes ids as a parameter. */
export function idsOf(ids: readonly number[]): SQL {
  return sql`${sql.param([...ids])}::int[]`;
}
