/** Searches by a narrow reading, while the catalog of all players is not in memory: a large world takes a second to read. */
import { and, arrayContains, arrayOverlaps, eq, gte, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { isFreeAgent, isPro } from '#domains/player/store/status.ts';
import { players } from '#domains/player/tables.ts';
import { PAGE_SIZE } from '#domains/search/constants.ts';
import { playerFilters } from '#domains/search/contract.ts';
import { type Asked, boundOf, type Searchable, skillRanges } from '#domains/search/rules/filters.ts';
import { isNoFillIn, readCatalog } from '#domains/search/views/catalog.ts';
import { positionsIn } from '#domains/stats/rules/position-filter.ts';
import type { PlayerId } from '#engine/ids.ts';
import { WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import { POSITIONS, type Position, type Skill, skillsOf } from '#engine/player/skills.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { containsFolded } from '#platform/database/letters.ts';

/** Beyond this many players, reading all is as good. */
const MAX_FEW = 5_000;
/** In hundredths: more than two overalls before rounding can differ by and be one after it. */
const ROUNDED_AWAY = 101;
const DEFAULTS: Readonly<Record<string, unknown>> = playerFilters.parse({});

export interface Narrowed {
  /** Among them are all players of the page, and of the pages before it. */
  among: readonly Searchable[];
  /** The number of players who fit; null: those of `among` who do. */
  total: number | null;
}

/** Returns the players among whom the page is found; null if that takes all players. Two queries. */
export async function readNarrowed(
  db: Database,
  asked: Asked & { page: number },
  today: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<Narrowed | null> {
  const found = isTopOfAll(asked)
    ? await topOfAll(db, asked, today.season)
    : isOfFew(asked)
      ? await fewOf(db, asked, today.season)
      : null;
  return found && { total: found.total, among: await readCatalog(db, today, found.ids) };
}

/** Filters whose conditions the tables know exactly (`conditionsOf`). */
const EXACT: ReadonlySet<string> = new Set<keyof Asked>([
  'name',
  'team',
  'position',
  'nation',
  'level',
  'league',
  'minAge',
  'maxAge',
  'skills',
  'special',
  'minTraining',
  'maxTraining',
  'minMatch',
  'maxMatch',
  'minXp',
  'maxXp',
]);

/** Returns whether the best players are asked for, by filters that `conditionsOf` knows. */
function isTopOfAll({ scope, sort, order, page: _, ...filters }: Asked & { page: number }): boolean {
  return scope === 'everybody' && sort === 'overall' && order === 'desc' && isUnfiltered(filters, EXACT);
}

/** Returns whether any filter, a name, a team or free agency leaves few players. */
function isOfFew({ scope, sort: _sort, order: _order, page: _, ...filters }: Asked & { page: number }): boolean {
  return scope === 'free-agents' || !isUnfiltered(filters);
}

const isUnfiltered = (filters: object, except: ReadonlySet<string> = new Set()) =>
  Object.entries(filters).every(([filter, value]) => except.has(filter) || value === DEFAULTS[filter]);

/** The condition that a number is in range; one without a bound is, and null is in none. */
const isWithin = (value: SQLWrapper, min: number | undefined, max: number | undefined) =>
  and(min === undefined ? undefined : gte(value, min), max === undefined ? undefined : lte(value, max));

/** The conditions that each skill is in its range; goalies have other skills than skaters. */
function skillConditions(written: string): (SQL | undefined)[] {
  return skillRanges(written).map(({ skill, min, max }) => {
    const placeIn = (position: Position) => (skillsOf(position) as readonly Skill[]).indexOf(skill) + 1;
    const value = sql`case ${players.positions}[1] when 'G' then ${players.skills}[${placeIn('G')}::int] else ${players.skills}[${placeIn('C')}::int] end`;
    return isWithin(value, min, max);
  });
}

/** The conditions of a search that the tables know, and those of the catalog. */
function conditionsOf(db: Database, asked: Asked, season: number): SQL | undefined {
  const { name, position, nation, minAge, maxAge, level, league, team, scope } = asked;
  return and(
    isPro,
    isNoFillIn(db),
    arrayOverlaps(players.positions, [...positionsIn(position)]),
    name === '' ? undefined : containsFolded(sql`(${players.firstname} || ' ' || ${players.lastname})`, name),
    nation === undefined ? undefined : eq(players.nationId, nation),
    minAge === undefined ? undefined : lte(players.birthSeason, season - minAge),
    maxAge === undefined ? undefined : gte(players.birthSeason, season - maxAge),
    level === undefined ? undefined : eq(teams.level, level),
    league === undefined ? undefined : eq(teams.leagueId, league),
    team === undefined ? undefined : eq(teams.id, team),
    scope === 'free-agents' ? isFreeAgent : undefined,
    isWithin(players.trainingRating, asked.minTraining, asked.maxTraining),
    isWithin(players.matchRating, asked.minMatch, asked.maxMatch),
    isWithin(players.xp, boundOf(asked.minXp), boundOf(asked.maxXp)),
    asked.special === undefined ? undefined : arrayContains(players.specialSkills, [asked.special]),
    ...skillConditions(asked.skills),
  );
}

/** Conditions that let a few more players pass than fit: those whose asking price, years or rounded overall only the catalog knows. */
function looseConditions(asked: Asked, season: number): SQL | undefined {
  const { minOverall, maxOverall, minSalary, maxSalary } = asked;
  const paid = sql`(select ${contracts.salary} from ${contracts} where ${contracts.playerId} = ${players.id} and ${contracts.toSeason} >= ${season} order by ${contracts.fromSeason} limit 1)`;
  const isPaid = isWithin(paid, minSalary, maxSalary);
  return and(
    minOverall === undefined ? undefined : gte(exactOverall, minOverall * 100 - ROUNDED_AWAY),
    maxOverall === undefined ? undefined : lte(exactOverall, maxOverall * 100 + ROUNDED_AWAY),
    isPaid && or(isPaid, sql`${paid} is null`),
  );
}

/** The overall before rounding in SQL, in hundredths: whole numbers add up twice as fast as others. */
const exactOverall = sql.join(
  [
    sql`case ${players.positions}[1]`,
    ...POSITIONS.map((position) => {
      const parts = WEIGHTS_IN_ORDER[position].map(
        (share, index) => `${Math.round(share * 100)} * skills[${index + 1}]`,
      );
      return sql.raw(`when '${position}' then ${parts.join(' + ')}`);
    }),
    sql`end`,
  ],
  sql` `,
);

async function topOfAll(
  db: Database,
  asked: Asked & { page: number },
  season: number,
): Promise<{ total: number; ids: PlayerId[] }> {
  const fitting = db
    .select({ id: players.id, overall: sql`${exactOverall}`.as('overall') })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .where(conditionsOf(db, asked, season));
  const { rows } = await db.execute<{ total: number; ids: PlayerId[] }>(sql`
    with fitting as materialized (${fitting})
    select (select count(*)::int from fitting) as total,
      (select coalesce(json_agg(id), '[]') from fitting where overall >= coalesce(
        (select overall from fitting order by overall desc offset ${asked.page * PAGE_SIZE - 1} limit 1), 0
      ) - ${ROUNDED_AWAY}::int) as ids`);
  return rows[0] ?? { total: 0, ids: [] };
}

async function fewOf(db: Database, asked: Asked, season: number): Promise<{ total: null; ids: PlayerId[] } | null> {
  const rows = await db
    .select({ id: players.id })
    .from(players)
    .leftJoin(teams, eq(teams.id, players.teamId))
    .where(and(conditionsOf(db, asked, season), looseConditions(asked, season)))
    .limit(MAX_FEW + 1);
  return rows.length > MAX_FEW ? null : { total: null, ids: rows.map(({ id }) => id) };
}
