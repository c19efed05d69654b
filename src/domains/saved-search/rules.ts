/** Filters of saved searches, and new matches. */
import type { PlayerFilters } from '#domains/search/contract.ts';
import type { PlayerId } from '#engine/ids.ts';

/** Returns filters as in a URL: only those that differ from the default. */
export function setFilters(filters: PlayerFilters): Record<string, string | number> {
  const usual: Partial<Record<keyof PlayerFilters, string | number>> = {
    name: '',
    position: 'S',
    skills: '',
    minXp: -1,
    maxXp: -1,
    faRetiringOnly: 'false',
  };
  const set = Object.entries(filters).filter(
    (entry): entry is [keyof PlayerFilters, string | number] => entry[1] !== undefined,
  );
  return Object.fromEntries(set.filter(([name, value]) => usual[name] !== value));
}

/** Returns the players who match now but did not before, in the order of `fitting`. */
export function newcomers<P extends { id: PlayerId }>(fitting: readonly P[], known: readonly PlayerId[]): P[] {
  const before = new Set(known);
  return fitting.filter(({ id }) => !before.has(id));
}
