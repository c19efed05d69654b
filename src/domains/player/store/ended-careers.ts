/** Finished careers, kept as of each age, so that comparing a player with them does not add up their years again. */
import { type SQL, sql } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { type CareerYear, careerByAge } from '#domains/player/rules/past-comparables.ts';
import { endedCareers, playerPasts, players } from '#domains/player/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { PAST_GOALIE_COLUMNS, PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type CareerGroup = 'goalie' | 'defense' | 'forward';
/** Groups of players compared with one another, by their first position. */
export const CAREER_GROUPS: Readonly<Record<CareerGroup, readonly Position[]>> = {
  goalie: ['G'],
  defense: ['LD', 'RD'],
  forward: ['C', 'LW', 'RW'],
};
export const GROUPS: readonly CareerGroup[] = ['goalie', 'defense', 'forward'];
/** Older than any active player. */
export const AGE_WITHOUT_END = 99;
/** Rows per insert. */
const ROWS_AT_ONCE = 2000;

export interface FirstTeamYear extends CareerYear, Record<string, unknown> {
  birthSeason: number;
}

/**
 * Returns the last season whose retirements are kept; long before the first season if none, since some players retired
 * before the world began.
 */
export function lastRetiredKept(): SQL {
  return sql`(select coalesce(max(k.retired_at), -1000) from ${endedCareers} k)`;
}

/**
 * Returns the first-team totals of one group's players in league games, by season and tier, including the years before
 * the world. Scoring on the farm says nothing about a career.
 * @param who a condition on the table `p` of players
 */
export async function firstTeamYears(
  db: Database | Transaction,
  group: CareerGroup,
  who: SQL,
): Promise<FirstTeamYear[]> {
  const isGoalie = group === 'goalie';
  const names: readonly string[] = isGoalie ? PAST_GOALIE_COLUMNS : PAST_SKATER_COLUMNS;
  const before = (name: string) =>
    names.includes(name) ? sql.raw(`(year ->> ${3 + names.indexOf(name)})::int`) : sql`0`;
  const counts = isGoalie
    ? sql`0, 0, s.wins::int, s.saves::int, s.shots_against::int`
    : sql`s.goals::int, s.assists::int, 0, 0, 0`;
  // The offset keeps the database from starting with the leagues and reading every line ever played in them.
  const { rows } = await db.execute<FirstTeamYear>(sql`
    with who as materialized (select p.id, p.birth_season from ${players} p where ${who}),
    years (player_id, season, tier, games, goals, assists, wins, saves, shots_against) as (
      select s.player_id, c.season, l.tier, s.games::int, ${counts}
      from who w cross join lateral (
          select * from ${isGoalie ? goalieSeasons : skaterSeasons} s where s.player_id = w.id offset 0
        ) s join ${competitions} c on c.id = s.competition_id join ${leagues} l on l.id = c.league_id
      where c.kind = 'league' and c.level = 'PRO'
      union all
      select a.player_id, (year ->> 0)::int, l.tier, ${before('games')}, ${before('goals')}, ${before('assists')},
        ${before('wins')}, ${before('saves')}, ${before('shotsAgainst')}
      from ${playerPasts} a cross join jsonb_array_elements(a.seasons) year join ${leagues} l on l.id = (year ->> 2)::int
      where l.level = 'PRO' and a.player_id in (select w.id from who w)
    )
    select y.player_id as "playerId", y.tier, y.season, w.birth_season as "birthSeason",
      sum(y.games)::int as games, sum(y.goals)::int as goals, sum(y.assists)::int as assists, sum(y.wins)::int as wins,
      sum(y.saves)::int as saves, sum(y.shots_against)::int as "shotsAgainst"
    from years y join who w on w.id = y.player_id
    where y.games > 0 group by 1, 2, 3, 4 order by 1, 3, 2`);
  return rows;
}

export type EndedCareer = Omit<typeof endedCareers.$inferSelect, 'retiredAt'>;

/** Returns the careers of a group as they are kept, a row for each age in which they changed. @param who as in `firstTeamYears` */
export async function countEndedCareers(
  db: Database | Transaction,
  group: CareerGroup,
  who: SQL,
): Promise<EndedCareer[]> {
  const years = await firstTeamYears(db, group, sql`${isInGroup(group)} and ${who}`);
  return [...Map.groupBy(years, ({ playerId }) => playerId)].flatMap(([playerId, own]) =>
    careerByAge(own, own[0]?.birthSeason ?? 0).map(({ age, tier, byThen }, index, ages) => {
      const toAge = (ages[index + 1]?.age ?? AGE_WITHOUT_END + 1) - 1;
      return { playerId, group, fromAge: age, toAge, tier, ...byThen };
    }),
  );
}

/** Keeps the careers of players who retired by this season and are not kept yet. Returns their number. */
export async function keepEndedCareers(tx: Transaction, through: number): Promise<number> {
  const { rows: retired } = await tx.execute<{ id: number; season: number }>(sql`
    select p.id, p.retired_at as season from ${players} p
    where p.retired_at > ${lastRetiredKept()} and p.retired_at <= ${through}`);
  const seasonOf = new Map(retired.map(({ id, season }) => [id, season]));
  const who = sql`p.id = any(${sql.param([...seasonOf.keys()])}::int[])`;
  const lines: (typeof endedCareers.$inferInsert)[] = [];
  for (const group of GROUPS) {
    for (const line of await countEndedCareers(tx, group, who)) {
      lines.push({ ...line, retiredAt: seasonOf.get(line.playerId) ?? through });
    }
  }
  for (let begin = 0; begin < lines.length; begin += ROWS_AT_ONCE) {
    await tx.insert(endedCareers).values(lines.slice(begin, begin + ROWS_AT_ONCE));
  }
  return new Set(lines.map(({ playerId }) => playerId)).size;
}

/** Returns the condition on a table `p` of players. */
export function isInGroup(group: CareerGroup): SQL {
  return sql`p.positions[1] = any(${sql.param(CAREER_GROUPS[group])}::text[])`;
}
