/** Stores saved searches and sends their alerts. */
import { and, asc, count, eq, lt, ne, sql } from 'drizzle-orm';
import { notify } from '#domains/notifications/store.ts';
import { fullNames } from '#domains/player/store/training.ts';
import { limitFor } from '#domains/premium/store/limits.ts';
import { savedSearchRefusals } from '#domains/saved-search/refusals.ts';
import { savedSearches } from '#domains/saved-search/tables.ts';
import type { PlayerFilters, PlayerScope } from '#domains/search/contract.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export type StoredSearch = typeof savedSearches.$inferSelect;

/** Returns a user's searches, by name. */
export async function searchesOf(db: Database | Transaction, userId: UserId): Promise<StoredSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id));
}

/** Returns a search; null: the user has no such search. */
export async function findSearch(db: Database, userId: UserId, id: number): Promise<StoredSearch | null> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
  return row ?? null;
}

interface Known {
  knownPlayerIds: PlayerId[];
  checkedDay: number;
}

/** Stores a search. */
export async function saveSearch(
  db: Database,
  search: Known & {
    userId: UserId;
    name: string;
    scope: PlayerScope;
    filters: PlayerFilters;
    hasAlert: boolean;
    now: Date;
  },
): Promise<{ ok: true; row: StoredSearch } | Refused> {
  const { userId, name, now, ...kept } = search;
  return db.transaction(async (tx) => {
    await lockSearches(tx, userId);
    const max = await searchLimit(tx, userId, now);
    const [there] = await tx
      .select({ many: count(), named: sql<number>`count(*) filter (where ${savedSearches.name} = ${name})` })
      .from(savedSearches)
      .where(eq(savedSearches.userId, userId));
    if ((there?.many ?? 0) >= max) return savedSearchRefusals.full({ max });
    if ((there?.named ?? 0) > 0) return savedSearchRefusals.named({ name });
    const [row] = await tx
      .insert(savedSearches)
      .values({ ...kept, userId, name, createdAt: now })
      .returning();
    if (!row) throw new Error('a search was not saved');
    return { ok: true, row };
  });
}

/** Renames a search and turns its alert on or off. @param known current matches, if the alert is turned on */
export async function changeSearch(
  db: Database,
  { userId, id, name, hasAlert, now }: { userId: UserId; id: number; name: string; hasAlert: boolean; now: Date },
  known: Known | null,
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    await lockSearches(tx, userId);
    const max = await searchLimit(tx, userId, now);
    if (isOver(await searchesOf(tx, userId), max)(id)) return savedSearchRefusals.readOnly({ max });
    const [other] = await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.userId, userId), eq(savedSearches.name, name), ne(savedSearches.id, id)));
    if (other) return savedSearchRefusals.named({ name });
    const changed = await tx
      .update(savedSearches)
      .set({ name, hasAlert, ...known })
      .where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)))
      .returning({ id: savedSearches.id });
    return changed.length > 0 ? { ok: true } : savedSearchRefusals.unknown();
  });
}

/** Returns how many searches a user may currently keep. */
export function searchLimit(db: Database | Transaction, userId: UserId, now: Date): Promise<number> {
  return limitFor(db, { userId, what: 'savedSearches', now });
}

/** Returns a predicate on ids of searches beyond the limit; the earliest saved ones are within it. */
export function isOver(searches: readonly Pick<StoredSearch, 'id'>[], limit: number): (id: number) => boolean {
  const ids = searches.map(({ id }) => id).sort((one, other) => one - other);
  const over = new Set(ids.slice(limit));
  return (id) => over.has(id);
}

export async function removeSearch(db: Database, userId: UserId, id: number): Promise<void> {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
}

/** One at a time per user, so that two tabs cannot exceed the limit together. */
async function lockSearches(tx: Transaction, userId: UserId): Promise<void> {
  await lockName(tx, 'saved-search', userId);
}

/** Returns searches with an alert that have not been checked since the given day. */
export async function searchesToCheck(db: Database, day: number, limit: number): Promise<StoredSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.hasAlert, true), lt(savedSearches.checkedDay, day)))
    .orderBy(asc(savedSearches.checkedDay), asc(savedSearches.id))
    .limit(limit);
}

/**
 * Stores a search's current matches and notifies its user of the new ones; false if another worker has done so or the
 * user has changed it meanwhile. A single transaction, so that an interrupted run sends nothing and no alert is sent
 * twice.
 */
export async function recordMatches(
  db: Database,
  { id, checkedDay }: Pick<StoredSearch, 'id' | 'checkedDay'>,
  found: Known & { newIds: readonly PlayerId[] },
): Promise<boolean> {
  const { newIds, ...known } = found;
  const [best] = newIds;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(savedSearches)
      .set(known)
      .where(and(eq(savedSearches.id, id), eq(savedSearches.checkedDay, checkedDay), eq(savedSearches.hasAlert, true)))
      .returning({ userId: savedSearches.userId, name: savedSearches.name });
    if (!row) return false;
    if (best !== undefined) {
      const rows = pgRows(tx);
      const player = (await fullNames(rows, [best])).get(best) ?? '';
      const params = { search: row.name, player, playerId: best, more: newIds.length - 1 };
      await notify(rows, [{ userId: row.userId, channel: 'news', kind: 'search-match', params }]);
    }
    return true;
  });
}

export async function eraseSearches(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(savedSearches).where(eq(savedSearches.userId, userId));
}

export async function exportSearches(db: Database, userId: UserId) {
  return (await searchesOf(db, userId)).map(({ name, scope, filters, hasAlert, createdAt }) => ({
    name,
    scope,
    filters,
    hasAlert,
    createdAt,
  }));
}
