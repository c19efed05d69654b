/** Draws the name of a man from a nation. */

import { NAME_POOLS, type NamePool } from '#engine/player/identity/names/cultures.ts';
import { isFamous } from '#engine/player/identity/names/famous.ts';
import { LIBRARY_FIRST_NAMES, LIBRARY_LAST_NAMES } from '#engine/player/identity/names/names.gen.ts';
import { OWN_FIRST_NAMES } from '#engine/player/identity/names/own-first-names.ts';
import { OWN_LAST_NAMES } from '#engine/player/identity/names/own-last-names.ts';
import type { Random } from '#engine/random.ts';

export interface PersonName {
  firstname: string;
  lastname: string;
}

const firstNames = new Map<string, readonly string[]>();
const lastNames = new Map<string, readonly string[]>();

/**
 * Returns all names of a culture, from the project's list and the library's, each once.
 * @throws RangeError when there are none
 */
function namesOf(
  culture: string,
  cache: Map<string, readonly string[]>,
  own: Record<string, readonly string[]>,
  library: Record<string, string>,
): readonly string[] {
  const known = cache.get(culture);
  if (known) return known;
  const fromLibrary = library[culture]?.split(' ') ?? [];
  const all = [...new Set([...(own[culture] ?? []), ...fromLibrary])];
  if (all.length === 0) throw new RangeError(`no names for the culture ${culture}`);
  cache.set(culture, all);
  return all;
}

export function firstNamesOf(culture: string): readonly string[] {
  return namesOf(culture, firstNames, OWN_FIRST_NAMES, LIBRARY_FIRST_NAMES);
}

export function lastNamesOf(culture: string): readonly string[] {
  return namesOf(culture, lastNames, OWN_LAST_NAMES, LIBRARY_LAST_NAMES);
}

/**
 * Returns a name common in the nation, never a well-known player's.
 * @param nationCode ISO 3166-1 alpha-2; RangeError for a nation without names.
 * @param taken full names in use: avoided while that is easy, so that a world has few namesakes.
 */
export function drawName(nationCode: string, random: Random, taken?: ReadonlySet<string>): PersonName {
  const pools = NAME_POOLS[nationCode];
  if (!pools) throw new RangeError(`no names for the nation ${nationCode}`);
  let name = drawFrom(pools, random);
  for (let tries = 0; tries < 8 && taken?.has(fullName(name)); tries++) name = drawFrom(pools, random);
  return name;
}

export function fullName({ firstname, lastname }: PersonName): string {
  return `${firstname} ${lastname}`;
}

function drawFrom(pools: readonly NamePool[], random: Random): PersonName {
  for (;;) {
    const pool = pools[random.weighted(pools.map((one) => one.weight))] as NamePool; // weighted returns an index of the list
    const firstname = random.pick(firstNamesOf(pool.first));
    const lastname = random.pick(lastNamesOf(pool.last));
    if (firstname !== lastname && !isFamous(firstname, lastname)) return { firstname, lastname };
  }
}
