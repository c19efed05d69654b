/**
 * Finds the basis for planning a new tier of a running world, once its pyramid is full of managers or an admin has
 * requested it.
 */
import { limitsOfTier } from '#domains/cap/store/limits.ts';
import { readCrowd } from '#domains/club/store/crowd.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { competitionsOf } from '#domains/competition/store/competitions.ts';
import { contracts } from '#domains/contracts/tables.ts';
import type { DayContext } from '#domains/day.ts';
import { leagues } from '#domains/league/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { isSeenByClubs } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { LAST_YOUTH } from '#domains/youth/constants.ts';
import type { LeagueId } from '#engine/ids.ts';
import { fullName } from '#engine/player/identity/names/names.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { CLUBS_PER_LEAGUE, isTierDue, nextPlaces, tierOfPlace } from '#engine/schedule/pyramid.ts';
import { findWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Row, Rows } from '#platform/rows/rows.ts';
import type { ClubsPlan } from '#world/creation/plan-rows.ts';
import type { TierGround } from '#world/creation/plan-tier.ts';
import type { LeagueIds } from '#world/creation/pyramid.ts';
import { CITIES } from '#world/creation/sites.ts';

type Summer = Pick<DayContext, 'rows' | 'season' | 'secret'>;
type League = Pick<Row<typeof leagues>, 'id' | 'tier' | 'level' | 'proLeagueId'>;

/**
 * Returns the basis for the next tier if it opens this summer; null if none is due or it exists already, which shows in
 * a league that did not play this season.
 */
export async function findGround(summer: Summer): Promise<TierGround | null> {
  const { rows, season } = summer;
  // A world in memory is being created or simulated and has no managers.
  const world = rows.tx === null ? null : await findWorld(rows.tx);
  if (!world || world.tierOpening === 'never') return null;
  const crowd = await readCrowd(rows);
  if (!isTierDue(world.tierOpening, { clubs: crowd.clubs, managers: crowd.households })) return null;
  const all = await rows.read(leagues, ['id', 'tier', 'level', 'proLeagueId']);
  return (await hasUnplayedLeague(rows, all, season)) ? null : groundOf(summer, { world, all });
}

/** Returns whether a league did not play this season, since it opens with the next. */
async function hasUnplayedLeague(rows: Rows, all: readonly League[], season: number): Promise<boolean> {
  const played = new Set((await competitionsOf(rows, { season, kind: 'league' })).map(({ leagueId }) => leagueId));
  return all.some(({ id }) => !played.has(id));
}

async function groundOf(
  { rows, season, secret }: Summer,
  { world, all }: { world: WorldRow; all: readonly League[] },
): Promise<TierGround> {
  const next = season + 1;
  // Leagues are numbered by place: those of the original world, then each tier opened since.
  const pro = all.filter(({ level }) => level === 'PRO').sort((one, other) => one.id - other.id);
  const places = nextPlaces(pro.length);
  const known = await rows.read(teams, ['clubId', 'level', 'leagueId', 'city', 'nickname', 'abbr', ...ORIGINAL]);
  const ofClubs = known.filter(({ clubId }) => clubId !== null);
  const names = ofClubs.flatMap(({ city, nickname, abbr, originalCity, originalNickname, originalAbbr }) => {
    const original = { city: originalCity, nickname: originalNickname, abbr: originalAbbr };
    const isRenamed = city !== originalCity || nickname !== originalNickname;
    return [{ city, nickname, abbr }, ...(isRenamed ? [original] : [])];
  });
  const cities = new Set(names.map(({ city }) => city));
  const columns = ['firstname', 'lastname', 'birthSeason', 'positions', 'status'] as const;
  const people = await rows.read(players, columns, { retiredAt: null });
  const young = people.filter((one) => isSeenByClubs(one) && next - one.birthSeason <= LAST_YOUTH);
  const firstTeams = ofClubs.filter(({ level }) => level === 'PRO');
  const top = new Set(pro.filter(({ tier }) => tier === 1).map(({ id }) => id));
  const limits = await limitsOfTier(rows, { season: next, tier: tierOfPlace(places[0] ?? 1) });
  return {
    season: next,
    seed: world.seed,
    secret,
    places,
    leagueIdAt: idsAt(all, pro, places),
    existing: {
      firstClubId: Math.max(0, ...(await rows.read(clubs, ['id'])).map(({ id }) => id)) + 1,
      firstTeamId: await rows.takeIds(teams, places.length * CLUBS_PER_LEAGUE * LEVELS.length),
      names,
      cities: new Set(CITIES.filter(({ name }) => cities.has(name))),
    },
    nations: await rows.read(nations, ['id', 'code']),
    names: new Set(people.map(fullName)),
    young: new Map(
      [...Map.groupBy(young, ({ birthSeason }) => birthSeason)].map(([born, of]) => [
        born,
        of.flatMap(({ positions }) => positions[0] ?? []),
      ]),
    ),
    clubs: {
      first: firstTeams.filter(({ leagueId }) => leagueId !== null && top.has(leagueId)).length,
      all: firstTeams.length,
    },
    limits: limits.limits,
  };
}

const ORIGINAL = ['originalCity', 'originalNickname', 'originalAbbr'] as const;

/** Returns the ids of existing leagues, and of new ones after them: PRO, then farm, then junior leagues. */
function idsAt(all: readonly League[], pro: readonly League[], places: readonly number[]): LeagueIds {
  const base = Math.max(0, ...all.map(({ id }) => id)) + 1;
  const first = places[0] ?? 1;
  return (place, level): LeagueId => {
    if (place >= first) return base + LEVELS.indexOf(level) * places.length + place - first;
    const proId = pro[place - 1]?.id;
    const league = all.find((each) => each.proLeagueId === proId && each.level === level);
    if (!league) throw new RangeError(`there is no ${level} league at place ${place}`);
    return league.id;
  };
}

/** Assigns the next free ids of their tables to players and contracts. */
export async function withFreeIds(rows: Rows, plan: ClubsPlan): Promise<ClubsPlan> {
  const firstPlayer = await rows.takeIds(players, plan.players.length);
  const firstContract = await rows.takeIds(contracts, plan.contracts.length);
  const playerId = (planned: number) => firstPlayer + planned - 1;
  return {
    ...plan,
    players: plan.players.map((player) => ({ ...player, id: playerId(player.id) })),
    contracts: plan.contracts.map((contract) => {
      return { ...contract, id: firstContract + contract.id - 1, playerId: playerId(contract.playerId) };
    }),
    pasts: plan.pasts.map((past) => ({ ...past, playerId: playerId(past.playerId) })),
  };
}
