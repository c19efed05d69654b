/** Chooses locations: a city for each club, and others for its affiliates. */

import { distanceBetween } from '#engine/distance.ts';
import { NATIONS, type Nation } from '#engine/player/identity/nations.ts';
import type { Random } from '#engine/random.ts';
import { CLUBS_PER_LEAGUE } from '#engine/schedule/pyramid.ts';
import { AMERICAN_SHARE_AT_TOP, CITY_LUCK } from '#world/creation/club-constants.ts';
import { AMERICAN_CITIES } from '#world/creation/geography/cities-america.ts';
import { EASTERN_CITIES } from '#world/creation/geography/cities-east.ts';
import { EUROPEAN_CITIES } from '#world/creation/geography/cities-europe.ts';
import { NORDIC_CITIES } from '#world/creation/geography/cities-nordic.ts';
import type { City } from '#world/creation/geography/city.ts';
import type { LeaguePlace } from '#world/creation/pyramid.ts';

export const CITIES: readonly City[] = [...AMERICAN_CITIES, ...NORDIC_CITIES, ...EUROPEAN_CITIES, ...EASTERN_CITIES];

const CITIES_BY_NATION = new Map<string, City[]>();
for (const city of CITIES) {
  const list = CITIES_BY_NATION.get(city.nationCode) ?? [];
  list.push(city);
  CITIES_BY_NATION.set(city.nationCode, list);
}

/** Returns a nation's cities, bigger ones first; none if it has no list. */
export function citiesOf(nationCode: string): readonly City[] {
  return CITIES_BY_NATION.get(nationCode) ?? [];
}

export interface Site {
  /** Place of the league in the pyramid. */
  place: number;
  tier: number;
  city: City;
}

/**
 * Chooses twenty sites for each league. Half of the top league is American; below it, one half of the pyramid is
 * American and the other is not. Within a tier, leagues divide the map from east to west, so that most of a league's
 * games can start in the evening. Bigger cities tend to be in higher tiers. A city gets a second club only if its
 * nation has no others left.
 * @param taken cities that have teams already
 */
export function chooseSites(
  places: readonly LeaguePlace[],
  random: Random,
  taken: ReadonlySet<City> = new Set(),
): Site[] {
  const americanClubs = new Map(places.map((at) => [at.place, americanClubsIn(at)]));
  const total = [...americanClubs.values()].reduce((sum, clubs) => sum + clubs, 0);
  const american = rankedCities(NATIONS.filter(isAmerican), { count: total, taken }, random);
  const others = rankedCities(
    NATIONS.filter((nation) => !isAmerican(nation)),
    { count: places.length * CLUBS_PER_LEAGUE - total, taken },
    random,
  );
  const tiers = [...new Set(places.map((at) => at.tier))];
  return tiers.flatMap((tier) => {
    const leagues = places.filter((at) => at.tier === tier);
    const own = (at: LeaguePlace) => americanClubs.get(at.place) ?? 0;
    return [...part(leagues, american, own), ...part(leagues, others, (at) => CLUBS_PER_LEAGUE - own(at))];
  });
}

function isAmerican(nation: Nation): boolean {
  return nation.region === 'america';
}

/**
 * Returns the number of American clubs in a league. The second place of the pyramid and everything that feeds it is
 * American.
 */
function americanClubsIn({ place, tier }: LeaguePlace): number {
  if (place === 1) return CLUBS_PER_LEAGUE * AMERICAN_SHARE_AT_TOP;
  const branch = Math.floor(place / 2 ** (tier - 2));
  return branch === 2 ? CLUBS_PER_LEAGUE : 0;
}

/**
 * Takes the best remaining cities for one tier's leagues (from the front of `ranked`, which shrinks) and divides them
 * by longitude.
 */
function part(leagues: readonly LeaguePlace[], ranked: City[], clubsOf: (at: LeaguePlace) => number): Site[] {
  const needed = leagues.reduce((sum, at) => sum + clubsOf(at), 0);
  const eastFirst = ranked.splice(0, needed).sort((one, other) => other.longitude - one.longitude);
  return leagues.flatMap((at) =>
    eastFirst.splice(0, clubsOf(at)).map((city) => ({ place: at.place, tier: at.tier, city })),
  );
}

/** Returns `count` cities of these nations by their quotas of clubs, big and lucky ones first. */
function rankedCities(
  nations: readonly Nation[],
  { count, taken }: { count: number; taken: ReadonlySet<City> },
  random: Random,
): City[] {
  const scored = quotas(nations, count).flatMap(([nation, clubs]) => {
    const all = citiesOf(nation.code);
    const cities = [...all.filter((city) => !taken.has(city)), ...all.filter((city) => taken.has(city))];
    return Array.from({ length: clubs }, (_, index) => {
      const rank = (index % cities.length) / cities.length + Math.floor(index / cities.length);
      return { city: cities[index % cities.length] as City, score: rank + random.between(0, CITY_LUCK) };
    });
  });
  return scored.sort((one, other) => one.score - other.score).map(({ city }) => city);
}

/** Returns each nation's number of clubs: whole numbers with the right total, largest remainders rounded up. */
function quotas(nations: readonly Nation[], count: number): [Nation, number][] {
  const hosts = nations.filter((nation) => nation.clubs > 0);
  const sum = hosts.reduce((all, nation) => all + nation.clubs, 0);
  const exact = hosts.map((nation) => (nation.clubs / sum) * count);
  const whole = exact.map(Math.floor);
  const left = count - whole.reduce((all, clubs) => all + clubs, 0);
  const byRemainder = exact.map((share, index) => ({ index, remainder: share % 1 }));
  byRemainder.sort((one, other) => other.remainder - one.remainder);
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return hosts.map((nation, index) => [nation, whole[index] ?? 0]);
}

/**
 * Returns one of the two nearest free cities of the same nation; one of the nearest six if all are taken; `home` if the
 * nation has no other.
 */
export function cityNear(home: City, taken: ReadonlySet<City>, random: Random): City {
  const near = citiesOf(home.nationCode)
    .filter((city) => city !== home)
    .sort((one, other) => distanceBetween(home, one) - distanceBetween(home, other));
  const free = near.filter((city) => !taken.has(city)).slice(0, 2);
  if (free.length > 0) return random.pick(free);
  return near.length > 0 ? random.pick(near.slice(0, 6)) : home;
}
