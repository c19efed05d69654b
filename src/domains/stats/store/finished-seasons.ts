/** Results of finished seasons, for records: the best of each competition, and career sums. */
import { type SQL, sql } from 'drizzle-orm';
import { ALL_SCOPES, BEST_OF_EACH, columnsOf, RECORD_SOURCES, type RecordSource } from '#domains/stats/constants.ts';
import { careerSums, seasonBests, teamBests } from '#domains/stats/tables.ts';
import type { Transaction } from '#platform/database/client.ts';

interface Span {
  /** Both inclusive. */
  from: number;
  through: number;
}

/** Returns the last season that is kept; 0 before the first. */
export function lastKept(): SQL {
  return sql`(select coalesce(max(k.season), 0) from ${seasonBests} k)`;
}

/** Keeps this finished season, and all earlier ones that are not kept yet. Returns how many seasons were added. */
export async function keepSeasons(tx: Transaction, through: number): Promise<number> {
  const { rows } = await tx.execute<{ kept: number }>(sql`select ${lastKept()} as kept`);
  const from = (rows[0]?.kept ?? 0) + 1;
  if (from > through) return 0;
  for (const source of RECORD_SOURCES) {
    if (source.holderType === 'player') await addToCareers(tx, source, { from, through });
    for (const scope of ['game', 'season'] as const) await keepBests(tx, source, scope, { from, through });
  }
  return through - from + 1;
}

export const BEST_COLUMNS =
  'competition_id, league_id, season, kind, scope, statistic, rank, player_id, team_id, game_id, value';

/**
 * Returns the best of each competition of these seasons: ties by holder, then by game and team. Each statistic is ranked
 * separately, since sorting the lines of a season for all of them together takes three times as long.
 */
export function bestsOf(source: RecordSource, scope: 'game' | 'season', span: Span): SQL {
  return rankedLines(source, scope, span, { columns: BEST_COLUMNS, within: 'competition_id' });
}

export const TEAM_BEST_COLUMNS = 'team_id, league_id, kind, scope, statistic, rank, season, player_id, game_id, value';
const TEAM_BEST_KEY = 'team_id, league_id, kind, scope, statistic, rank';

/** Returns the best of each team in a league, over all these seasons: ties by season first. */
export function teamBestsOf(source: RecordSource, scope: 'game' | 'season', span: Span): SQL {
  return rankedLines(source, scope, span, { columns: TEAM_BEST_COLUMNS, within: WITHIN_TEAM });
}

const WITHIN_TEAM = 'team_id, league_id, kind';

function rankedLines(
  source: RecordSource,
  scope: 'game' | 'season',
  { from, through }: Span,
  ranking: { columns: string; within: string },
): SQL {
  const isGame = scope === 'game';
  const columns = [
    `${source.holderType === 'player' ? 'c.player_id' : 'null::int'} as player_id`,
    'c.team_id',
    `${isGame ? 'c.game_id' : 'null::int'} as game_id`,
    ...columnsOf(source, scope).map((name) => `c.${name}`),
  ];
  const counted = Object.entries(source.statistics).filter(([, { scopes = ALL_SCOPES }]) => scopes.includes(scope));
  const tables = isGame
    ? `${source.games} c join games g on g.id = c.game_id join competitions o on o.id = g.competition_id`
    : `${source.seasons} c join competitions o on o.id = c.competition_id`;
  // Names come from the constants.
  const ranked = counted.map(([statistic, { columns: added }]) =>
    sql.raw(`select ${ranking.columns} from (
      select *, '${scope}'::text as scope, '${statistic}'::text as statistic,
        ${rankWithin(source, ranking.within)} as rank
      from (select *, (${added.join(' + ')})::int as value from lines) v where value > 0
    ) ranked where rank <= ${BEST_OF_EACH}`),
  );
  return sql`with lines as materialized (
    select o.id as competition_id, o.league_id, o.season, o.kind, ${sql.raw(columns.join(', '))}
    from ${sql.raw(tables)}
    where o.season between ${from} and ${through} and o.kind in ('league', 'playoffs')
      ${isGame ? sql`and g.status = 'final'` : sql``}
  ) ${sql.join(ranked, sql` union all `)}`;
}

function rankWithin({ holderType }: RecordSource, within: string): string {
  const holder = holderType === 'player' ? 'player_id' : 'team_id';
  return `row_number() over (partition by ${within} order by value desc, season, ${holder}, game_id, team_id)`;
}

/**
 * Reads the lines once, for the best of each team in each competition: these include the best of the competition and,
 * together with what is kept for the team, its best ever.
 */
async function keepBests(tx: Transaction, source: RecordSource, scope: 'game' | 'season', span: Span): Promise<void> {
  const ranked = (columns: string, within: string) =>
    sql.raw(columns.replace('rank', `${rankWithin(source, `${within}, statistic`)} as rank`));
  const names = sql.param(Object.keys(source.statistics));
  const changed = ['season', 'player_id', 'game_id', 'value'];
  const list = (table: string) => changed.map((name) => `${table}.${name}`).join(', ');
  await tx.execute(sql`
    with best as materialized (
      ${rankedLines(source, scope, span, { columns: BEST_COLUMNS, within: 'competition_id, team_id' })}
    ), of_competitions as (
      insert into ${seasonBests} (${sql.raw(BEST_COLUMNS)})
      select * from (select ${ranked(BEST_COLUMNS, 'competition_id')} from best) ranked where rank <= ${BEST_OF_EACH}
    )
    insert into ${teamBests} (${sql.raw(TEAM_BEST_COLUMNS)})
    select * from (
      select ${ranked(TEAM_BEST_COLUMNS, WITHIN_TEAM)} from (
        select ${sql.raw(TEAM_BEST_COLUMNS)} from best
        union all
        select ${sql.raw(TEAM_BEST_COLUMNS)} from ${teamBests} where scope = ${scope} and statistic = any(${names}::text[])
      ) both_of_them
    ) ranked where rank <= ${BEST_OF_EACH}
    on conflict (${sql.raw(TEAM_BEST_KEY)})
    do update set ${sql.raw(changed.map((name) => `${name} = excluded.${name}`).join(', '))}
      where (${sql.raw(list('team_bests'))}) is distinct from (${sql.raw(list('excluded'))})`);
}

async function addToCareers(tx: Transaction, source: RecordSource, span: Span): Promise<void> {
  const names = columnsOf(source, 'career');
  await tx.execute(sql`
    insert into ${careerSums} (player_id, kind, level, tier, ${sql.raw(names.join(', '))}) ${careersOf(source, span)}
    on conflict (player_id, kind, level, tier)
    do update set ${sql.raw(names.map((name) => `${name} = career_sums.${name} + excluded.${name}`).join(', '))}`);
}

/** Returns players' totals in these seasons, by level and tier of the league. */
export function careersOf(source: RecordSource, { from, through }: Span): SQL {
  const sums = columnsOf(source, 'career').map((name) => `sum(c.${name})::int as ${name}`);
  return sql`select c.player_id, o.kind, l.level, l.tier, ${sql.raw(sums.join(', '))}
    from ${sql.raw(source.seasons)} c join competitions o on o.id = c.competition_id join leagues l on l.id = o.league_id
    where o.season between ${from} and ${through} and o.kind in ('league', 'playoffs') group by 1, 2, 3, 4`;
}
