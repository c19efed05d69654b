/** Records from stored results of finished seasons (`stats/store/finished-seasons.ts`), and from active careers. */
import { type SQL, sql } from 'drizzle-orm';
import { LEAGUE_KINDS } from '#domains/competition/rules.ts';
import { BEST_OF_EACH, CAREER_COLUMNS, columnsOf, type RecordSource } from '#domains/stats/constants.ts';
import { lastKept } from '#domains/stats/store/finished-seasons.ts';
import { idsOf, type Kind, leagueCondition, type RecordFilter } from '#domains/world/views/record-filter.ts';
import { bestAmong, type RecordRow } from '#domains/world/views/record-queries.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Without teams, since stored results do not know a player's present team. */
export type KeptFilter = Pick<RecordFilter, 'level' | 'tier' | 'season'>;

export interface KeptRecords {
  /** The last season covered; 0 when none is stored, or none of its lines passes. */
  through: number;
  /** Without names, since clubs change theirs. */
  rows: RecordRow[];
}

/** Returns the best of each kind among the stored results; careers of players only. One query. */
export async function keptRecords(db: Database, kinds: readonly Kind[], filter: KeptFilter): Promise<KeptRecords> {
  const single = kinds.filter(({ scope }) => scope !== 'career');
  const careers = kinds.filter(isPlayersCareer);
  const queries = [...(single.length > 0 ? [bestsOf(single, filter)] : []), ...careers.map(careerOf)];
  if (queries.length === 0) return { through: 0, rows: [] };
  const { rows } = await db.execute<RecordRow & { through: number } & Record<string, unknown>>(sql`
    with careers as materialized (
      select p.player_id, p.kind, ${sumsOf(CAREER_COLUMNS)} from career_sums p
      where ${sql.join(careerConditions(filter), sql` and `)} group by 1, 2
    ) select *, ${lastKept()} as through from (${sql.join(queries, sql` union all `)}) best`);
  const [first] = rows;
  return { through: first?.through ?? 0, rows: rows.map(({ through: _, ...row }) => row) };
}

/**
 * Returns the best of each kind, except careers, that these teams have had in stored seasons, and some more: the best of
 * several teams are among the best of each. One query.
 */
export async function keptRecordsOfTeams(
  db: Database,
  filter: Pick<RecordFilter, 'level' | 'tier'> & { teamIds: readonly TeamId[] },
): Promise<RecordRow[]> {
  const ofLeague = leagueCondition('b', filter);
  const { rows } = await db.execute<RecordRow & Record<string, unknown>>(sql`
    select b.statistic, b.scope, case when b.player_id is null then 'team' else 'player' end as "holderType",
      coalesce(b.player_id, b.team_id) as "holderId", '' as "holderName", b.team_id as "teamId", b.league_id as "leagueId", b.season,
      b.game_id as "gameId", case b.kind when ${LEAGUE_KINDS.playoffs} then 'playoffs' else 'regular' end as "seasonType", b.value
    from team_bests b where b.team_id = any(${idsOf(filter.teamIds)}) ${ofLeague ? sql`and ${ofLeague}` : sql``}`);
  return rows;
}

export const isPlayersCareer = ({ scope, source }: Kind): boolean =>
  scope === 'career' && source.holderType === 'player';

function sumsOf(columns: readonly string[]): SQL {
  return sql.raw(columns.map((name) => `sum(p.${name})::int as ${name}`).join(', '));
}

function bestsOf(kinds: readonly Kind[], filter: KeptFilter): SQL {
  const listed = kinds.map(
    ({ statistic, scope, seasonType, source }) =>
      sql`(${statistic}::text, ${scope}::text, ${LEAGUE_KINDS[seasonType]}::text, ${seasonType}::text, ${source.holderType}::text)`,
  );
  const conditions = [sql`b.scope = k.scope and b.statistic = k.statistic and b.kind = k.kind`];
  if (filter.season !== null) conditions.push(sql`b.season = ${filter.season}`);
  const ofLeague = leagueCondition('b', filter);
  if (ofLeague) conditions.push(ofLeague);
  return sql`(select k.statistic, k.scope, k.holder_type as "holderType", best.holder_id as "holderId", '' as "holderName",
      best.team_id as "teamId", best.league_id as "leagueId", best.season, best.game_id as "gameId",
      k.season_type as "seasonType", best.value
    from (values ${sql.join(listed, sql`, `)}) k (statistic, scope, kind, season_type, holder_type)
    cross join lateral (
      select coalesce(b.player_id, b.team_id) as holder_id, b.team_id, b.league_id, b.season, b.game_id, b.value
      from season_bests b where ${sql.join(conditions, sql` and `)}
      order by b.value desc, b.season, 1, b.game_id, b.team_id limit ${BEST_OF_EACH}) best)`;
}

function careerOf({ source, statistic, columns, seasonType }: Kind): SQL {
  const value = sql.raw(columns.map((column) => `c.${column}`).join(' + '));
  return sql`(select ${statistic}::text as statistic, 'career'::text as scope, ${source.holderType}::text as "holderType",
      c.player_id as "holderId", '' as "holderName", null::int as "teamId", null::int as "leagueId", null::int as season,
      null::int as "gameId", ${seasonType}::text as "seasonType", (${value})::int as value
    from careers c where c.kind = ${LEAGUE_KINDS[seasonType]} and ${value} > 0
    order by ${value} desc, c.player_id limit ${BEST_OF_EACH})`;
}

/**
 * Returns the best careers of players who have played since the last stored season: leaders who have not are among the
 * stored ones. One query.
 */
export async function careersThatGoOn(db: Database, kinds: readonly Kind[], filter: KeptFilter): Promise<RecordRow[]> {
  if (kinds.length === 0) return [];
  const tables: SQL[] = [];
  const queries: SQL[] = [];
  for (const [source, own] of Map.groupBy(kinds, (kind) => kind.source)) {
    const name = `careers_of_${source.seasons}`;
    tables.push(sql`${sql.raw(name)} as materialized (${careersNow(source, filter)})`);
    queries.push(bestAmong(own, name));
  }
  const { rows } = await db.execute<RecordRow & Record<string, unknown>>(
    sql`with ${sql.join(tables, sql`, `)} ${sql.join(queries, sql` union all `)}`,
  );
  return rows;
}

/** Returns the career totals of players who have played since then. */
function careersNow(source: RecordSource, filter: KeptFilter): SQL {
  const columns = columnsOf(source, 'career');
  const ofLeague = leagueCondition('o', filter);
  const both = columns.map((name) => `r.${name} + coalesce(p.${name}, 0) as ${name}`).join(', ');
  return sql`select r.player_id as holder_id, null::int as team_id, null::int as game_id, null::int as season, null::int as league_id,
      r.kind, ${sql.raw(both)}
    from (
      select p.player_id, o.kind, ${sumsOf(columns)}
      from ${sql.raw(source.seasons)} p join competitions o on o.id = p.competition_id
      where o.season > ${lastKept()} and o.kind in ('league', 'playoffs') ${ofLeague ? sql`and ${ofLeague}` : sql``}
      group by 1, 2
    ) r cross join lateral (
      select ${sumsOf(columns)} from career_sums p where p.player_id = r.player_id and p.kind = r.kind
        and ${sql.join(careerConditions(filter), sql` and `)}
    ) p`;
}

function careerConditions({ level, tier }: KeptFilter): SQL[] {
  const conditions: SQL[] = [];
  if (level !== null) conditions.push(sql`p.level = ${level}`);
  if (tier !== null) conditions.push(sql`p.tier = ${tier}`);
  return conditions.length > 0 ? conditions : [sql`true`];
}
