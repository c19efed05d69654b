/** Finds the matches of saved searches in the catalog that every search uses. */
import type { SavedSearch } from '#domains/saved-search/contract.ts';
import { setFilters } from '#domains/saved-search/rules.ts';
import { isOver, type StoredSearch, searchesOf, searchLimit } from '#domains/saved-search/store.ts';
import { type Searchable, searchPlayers } from '#domains/search/rules/filters.ts';
import { playerCatalog } from '#domains/search/views/catalog.ts';
import type { UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns a user's searches by name, and which of them can no longer be changed. */
export async function shownSearches(db: Database, userId: UserId, now: Date): Promise<SavedSearch[]> {
  const rows = await searchesOf(db, userId);
  const isReadOnly = isOver(rows, await searchLimit(db, userId, now));
  return rows.map((row) => shownSearch(row, isReadOnly(row.id)));
}

export function shownSearch(
  { id, name, scope, filters, hasAlert, createdAt }: StoredSearch,
  isReadOnly: boolean,
): SavedSearch {
  return { id, name, scope, filters: setFilters(filters), hasAlert, isReadOnly, createdAt: createdAt.toISOString() };
}

/** Returns all searchable players, and the day of the list. */
export async function everybodyToday(db: Database) {
  const today = await readToday(db);
  return { day: today.absoluteDay, players: await playerCatalog(db, today) };
}

/** Returns the matching players, best first. */
export function whoFits(players: readonly Searchable[], { scope, filters }: Pick<StoredSearch, 'scope' | 'filters'>) {
  return searchPlayers(players, { ...filters, scope, sort: 'overall', order: 'desc' });
}
