/** Saved searches as they are kept, and what their owners are told. */
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

/** A user's searches, by name. */
export async function searchesOf(db: Database | Transaction, userId: UserId): Promise<StoredSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(sql`lower(${savedSearches.name})`), asc(savedSearches.id));
}

/** null: the user has no such search. */
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

/** Keeps a search. */
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

/** Renames a search and turns its alert on or off. @param known who fits it now, where the alert is turned on */
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

/** Returns how many searches a user may keep now. */
export function searchLimit(db: Database | Transaction, userId: UserId, now: Date): Promise<number> {
  return limitFor(db, { userId, what: 'savedSearches', now });
}

/** Returns whether a search, by its id, is one of those past the limit: the first ones that were saved are not. */
export function isOver(searches: readonly Pick<StoredSearch, 'id'>[], limit: number): (id: number) => boolean {
  const ids = searches.map(({ id }) => id).sort((one, other) => one - other);
  const over = new Set(ids.slice(limit));
  return (id) => over.has(id);
}

export async function removeSearch(db: Database, userId: UserId, id: number): Promise<void> {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, id), eq(savedSearches.userId, userId)));
}

/** One at a time, so that two tabs do not go past the limit together. */
async function lockSearches(tx: Transaction, userId: UserId): Promise<void> {
  await lockName(tx, 'saved-search', userId);
}

/** Searches with an alert that nobody has looked at since the day. */
export async function searchesToCheck(db: Database, day: number, limit: number): Promise<StoredSearch[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.hasAlert, true), lt(savedSearches.checkedDay, day)))
    .orderBy(asc(savedSearches.checkedDay), asc(savedSearches.id))
    .limit(limit);
}

/**
 * Writes down who fits a search now, and tells its owner of those who are new; false where somebody else has, or the owner
 * has changed it meanwhile. In one transaction: anyone who is killed has told nobody, and nobody is told twice.
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
