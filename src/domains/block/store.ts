/**
 * Blocks between users, the only place that decides whether a user reads anything by another. Content sent by a blocked
 * user is stored as usual and left out where the blocker reads, so that the blocked user notices no difference.
 */
import { and, eq, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { blocks } from '#domains/block/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publish, type Realtime } from '#platform/realtime.ts';

interface Pair {
  userId: UserId;
  otherId: UserId;
}

/** Whether the user has blocked the other. */
export async function hasBlocked(db: Database | Transaction, { userId, otherId }: Pair): Promise<boolean> {
  return (await db.$count(blocks, and(eq(blocks.userId, userId), eq(blocks.blockedId, otherId)))) > 0;
}

/** Builds the condition that the reader has not blocked the user in the column, for queries of what users write or send. */
export function isReadBy(readerId: UserId | SQLWrapper, author: SQLWrapper): SQL {
  return sql`not exists (select from ${blocks} where ${blocks.userId} = ${readerId} and ${blocks.blockedId} = ${author})`;
}

/** Returns those of the readers who have blocked the author. */
export async function blockersOf(
  db: Database | Transaction,
  authorId: UserId,
  readerIds: readonly UserId[],
): Promise<UserId[]> {
  if (readerIds.length === 0) return [];
  const isOfThem = and(eq(blocks.blockedId, authorId), inArray(blocks.userId, [...readerIds]));
  const rows = await db.select({ id: blocks.userId }).from(blocks).where(isOfThem);
  return rows.map(({ id }) => id);
}

/** Returns those of the readers who have not blocked the author. */
export async function readersOf(tx: Transaction, authorId: UserId, readerIds: readonly UserId[]): Promise<UserId[]> {
  const blockers = new Set(await blockersOf(tx, authorId, readerIds));
  return readerIds.filter((id) => !blockers.has(id));
}

/** Returns the ids of the users that a user has blocked. */
export async function blockedBy(db: Database, userId: UserId): Promise<ReadonlySet<UserId>> {
  const rows = await db.select({ id: blocks.blockedId }).from(blocks).where(eq(blocks.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Keeps a user's blocks up to date until it is stopped: for streams, which outlive a block.
 * @param onError is called when a change cannot be read; the previous state stays
 */
export async function followBlocks(
  { db, realtime, onError }: { db: Database; realtime: Realtime; onError: (error: unknown) => void },
  userId: UserId,
): Promise<{ has: (authorId: UserId) => boolean; stop: () => void }> {
  let blocked: ReadonlySet<UserId> = new Set();
  const read = async () => {
    blocked = await blockedBy(db, userId);
  };
  // Serialized, so that an older read never replaces a newer one.
  let reading = Promise.resolve();
  const stop = realtime.subscribe('blocks', (news) => {
    if (news.userId === userId) reading = reading.then(read).catch(onError);
  });
  await read();
  return { has: (authorId) => blocked.has(authorId), stop };
}

export async function countBlocked(tx: Transaction, userId: UserId): Promise<number> {
  return tx.$count(blocks, eq(blocks.userId, userId));
}

/** Blocks a user; repeating it changes nothing. */
export async function block(tx: Transaction, { userId, otherId, now }: Pair & { now: Date }): Promise<void> {
  await tx.insert(blocks).values({ userId, blockedId: otherId, since: now }).onConflictDoNothing();
  await publish(tx, 'blocks', { userId });
}

export async function unblock(tx: Transaction, { userId, otherId }: Pair): Promise<void> {
  await tx.delete(blocks).where(and(eq(blocks.userId, userId), eq(blocks.blockedId, otherId)));
  await publish(tx, 'blocks', { userId });
}

/** Returns the users that a user has blocked, by name. */
export async function listBlocked(db: Database, userId: UserId) {
  return db
    .select({ id: users.id, name: users.name, since: blocks.since })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.userId, userId))
    .orderBy(users.name);
}

/** Deletes a user's blocks in both directions. */
export async function eraseBlocks(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)));
}
