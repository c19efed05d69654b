/**
 * The catalog of all active players with their searchable attributes, best first. Attributes that change only in steps
 * of the world (ability, name) are cached until the next one; team and salary are read again after each move.
 */
import { and, asc, type Column, eq, gt, inArray, notExists, type SQL, sql } from 'drizzle-orm';
import { capOf, type LeagueCap } from '#domains/cap/store/limits.ts';
import { capLimits } from '#domains/cap/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { isFreeAgent, isPro } from '#domains/player/store/status.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { MAY_RETIRE, STEP_MS } from '#domains/search/constants.ts';
import type { Searchable } from '#domains/search/rules/filters.ts';
import type { LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import { fairSalary } from '#engine/market/price.ts';
import { projectGoals } from '#engine/market/projection.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { overallOf } from '#engine/player/overall.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import type { Level, Position, SpecialSkill } from '#engine/player/skills.ts';
import { fact, isKept } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const TOP_TIER = 1;
/** Players read per batch, so that a large world does not delay other requests. */
export const AT_A_TIME = 2_500;

type Season = Pick<Today, 'season' | 'absoluteDay'>;
/** Attributes that only change in steps of the world. */
type Traits = Omit<
  Searchable,
  'trainingRating' | 'matchRating' | 'salary' | 'yearsLeft' | 'contract' | 'mayRetire' | 'isFree' | 'team'
>;
/**
 * What changes with each move: id, team with level and league, contract, training and match ratings, and whether a club
 * holds his rights.
 */
type Place = [
  id: PlayerId,
  teamId: TeamId | null,
  level: Level,
  leagueId: LeagueId,
  salary: number | null,
  fromSeason: number | null,
  toSeason: number | null,
  kind: 'entry' | 'standard' | null,
  lastSeason: number | null,
  trainingRating: number,
  matchRating: number | null,
  hasNoClub: boolean,
  isHeld: boolean,
];

/** The condition that a player is no emergency fill-in, who only plays for a night. */
export function isNoFillIn(db: Database | Transaction): SQL {
  return notExists(db.select({ one: sql`1` }).from(fillIns).where(eq(fillIns.playerId, players.id)));
}

const catalogKey = ({ absoluteDay }: Season) => `player-catalog/${absoluteDay}`;

/** Returns whether the catalog is in memory. */
export const isCatalogKept = (db: Database, today: Season): boolean => isKept(db, catalogKey(today));

/** Returns the catalog, cached until players are published as moved. */
export function playerCatalog(db: Database | Transaction, today: Season): Promise<readonly Searchable[]> {
  return fact(db, {
    key: catalogKey(today),
    topics: ['players'],
    read: () => readCatalog(db, today),
  });
}

/**
 * Returns the attributes of all players in the catalog, best first; one who has turned pro since the last step of the
 * world may be missing.
 */
export function playerTraits(db: Database | Transaction, { season, absoluteDay }: Season): Promise<readonly Traits[]> {
  return fact(db, {
    key: `player-traits/${absoluteDay}`,
    topics: [],
    maxAgeMs: STEP_MS,
    read: () => readTraits(db, season),
  });
}

/** Reads the catalog, or what it has about some players, best first. */
export async function readCatalog(
  db: Database | Transaction,
  today: Season,
  only?: readonly PlayerId[],
): Promise<Searchable[]> {
  const [known, { places, top }] = await Promise.all([
    only ? readTraits(db, today.season, only) : playerTraits(db, today),
    readPlaces(db, today.season, only),
  ]);
  const placeOf = new Map(places.map((place) => [place[0], place]));
  const ids = new Set(known.map(({ id }) => id));
  const missing = places.flatMap(([id]) => (ids.has(id) ? [] : [id]));
  const all =
    missing.length === 0 ? known : [...known, ...(await readTraits(db, today.season, missing))].sort(bestFirst);
  return all.flatMap((traits) => {
    const place = placeOf.get(traits.id);
    return place ? [placed(traits, place, { season: today.season, top })] : [];
  });
}

function placed(
  traits: Traits,
  [
    ,
    teamId,
    level,
    leagueId,
    salary,
    from,
    to,
    kind,
    lastSeason,
    trainingRating,
    matchRating,
    hasNoClub,
    isHeld,
  ]: Place,
  { season, top }: { season: number; top: LeagueCap },
): Searchable {
  const { position, age, overall } = traits;
  // A player who has signed and is on the way gets no more offers.
  const isFree = hasNoClub && salary === null && !isHeld;
  return {
    ...traits,
    trainingRating,
    matchRating,
    salary: salary ?? askOf(traits, top),
    yearsLeft: Math.max(0, (lastSeason ?? season - 1) - season + 1),
    contract:
      salary === null || from === null || to === null || kind === null || from > season
        ? null
        : { from, to, salary, kind },
    mayRetire: isFree && retirementChance({ position, age, overall, hasTeam: false }) >= MAY_RETIRE,
    isFree,
    team: teamId === null ? null : { id: teamId, level, leagueId },
  };
}

async function readTraits(db: Database | Transaction, season: number, only?: readonly PlayerId[]): Promise<Traits[]> {
  const traits: Traits[] = [];
  for (let last = 0, isMore = true; isMore; ) {
    const rows = await db
      .select({
        id: players.id,
        firstname: players.firstname,
        lastname: players.lastname,
        nationId: players.nationId,
        birthSeason: players.birthSeason,
        xp: players.xp,
        // As JSON, which parses several times as fast as arrays.
        positions: sql<Position[]>`to_json(${players.positions})`,
        skills: sql<number[]>`to_json(${players.skills})`,
        specialSkills: sql<SpecialSkill[]>`to_json(${players.specialSkills})`,
      })
      .from(players)
      .where(and(isPro, isNoFillIn(db), gt(players.id, last), only && inArray(players.id, [...only])))
      .orderBy(asc(players.id))
      .limit(AT_A_TIME);
    for (const { firstname, lastname, birthSeason, ...row } of rows) {
      const position = row.positions[0] ?? 'C';
      traits.push({
        ...row,
        name: folded(`${firstname} ${lastname}`),
        sortName: folded(`${lastname} ${firstname}`),
        position,
        age: season - birthSeason,
        overall: overallOf(position, row.skills),
      });
    }
    last = rows.at(-1)?.id ?? last;
    isMore = rows.length === AT_A_TIME;
  }
  return traits.sort(bestFirst);
}

function bestFirst(one: Traits, other: Traits): number {
  return other.overall - one.overall || one.id - other.id;
}

/** Reads all places as a single JSON value, since there may be a hundred thousand of them. */
async function readPlaces(
  db: Database | Transaction,
  season: number,
  only?: readonly PlayerId[],
): Promise<{ places: Place[]; top: LeagueCap }> {
  const isAmong = (column: Column) => (only ? sql`and ${inArray(column, [...only])}` : sql``);
  const topLeague = sql`(select ${leagues.id} from ${leagues} where ${leagues.tier} = ${TOP_TIER} and ${leagues.level} = 'PRO' limit 1)`;
  const { rows } = await db.execute<{ places: Place[]; upper: number | null; goalPrice: number | null }>(sql`
    select
      (
        select coalesce(json_agg(json_build_array(
          ${players.id}, ${players.teamId}, ${teams.level}, ${teams.leagueId}, running.salary, running.from_season,
          running.to_season, running.kind, running.last_season,
          ${players.trainingRating}, ${players.matchRating}, ${isFreeAgent},
          exists (select from ${restrictedFreeAgents} where ${restrictedFreeAgents.playerId} = ${players.id})
        )), '[]')
        from ${players}
        left join ${teams} on ${teams.id} = ${players.teamId}
        left join (
          select ${contracts.playerId} as player_id,
            -- Of two, one signed early, what he earns now.
            (array_agg(${contracts.salary} order by ${contracts.fromSeason}))[1] as salary,
            (array_agg(${contracts.toSeason} order by ${contracts.fromSeason}))[1] as to_season,
            (array_agg(${contracts.kind} order by ${contracts.fromSeason}))[1] as kind,
            min(${contracts.fromSeason}) as from_season,
            max(${contracts.toSeason}) as last_season
          from ${contracts} where ${contracts.toSeason} >= ${season} ${isAmong(contracts.playerId)} group by ${contracts.playerId}
        ) running on running.player_id = ${players.id}
        where ${isPro} and ${isNoFillIn(db)} ${isAmong(players.id)}
      ) as places,
      (select ${capLimits.upper} from ${capLimits}
        where ${capLimits.leagueId} = ${topLeague} and ${capLimits.season} = ${season}) as upper,
      (select ${capLimits.goalPrice} from ${capLimits}
        where ${capLimits.leagueId} = ${topLeague} and ${capLimits.season} = ${season}) as "goalPrice"`);
  const { places = [], upper = null, goalPrice = null } = rows[0] ?? {};
  return { places, top: capOf(upper === null || goalPrice === null ? null : { upper, goalPrice }, TOP_TIER) };
}

/** Prices stay the same until the next step of the world. */
const asks = new WeakMap<Traits, { goalPrice: number; ask: number }>();

/**
 * Returns a free agent's asking price by his public attributes: the fair price in the top tier, where all free agents
 * want to play.
 */
function askOf(traits: Traits, { goalPrice, limits }: LeagueCap): number {
  const known = asks.get(traits);
  if (known?.goalPrice === goalPrice) return known.ask;
  const ask = fairSalary({ projection: projectGoals(traits, TOP_TIER), seasons: 1, price: goalPrice, limits });
  asks.set(traits, { goalPrice, ask });
  return ask;
}
