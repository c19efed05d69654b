/** How far users have read the news. */
import { and, eq, gt, sql } from 'drizzle-orm';
import { MAX_UNREAD } from '#domains/news/constants.ts';
import { news, newsSeen } from '#domains/news/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns the newest item that the user has seen; 0: none. */
export async function newestSeen(db: Database, userId: UserId): Promise<number> {
  const [row] = await db.select({ newsId: newsSeen.newsId }).from(newsSeen).where(eq(newsSeen.userId, userId));
  return row?.newsId ?? 0;
}

/** Records the newest item seen; never moves back. */
export async function markSeen(db: Database, userId: UserId, newsId: number): Promise<void> {
  await db
    .insert(newsSeen)
    .values({ userId, newsId })
    .onConflictDoUpdate({ target: newsSeen.userId, set: { newsId: sql`greatest(${newsSeen.newsId}, ${newsId})` } });
}

export async function removeSeen(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(newsSeen).where(eq(newsSeen.userId, userId));
}

/** Returns how many of a club's items are newer than the given one, at most 99. */
export async function countSince(db: Database, clubId: ClubId, newsId: number): Promise<number> {
  const newer = db
    .select({ id: news.id })
    .from(news)
    .where(and(eq(news.clubId, clubId), gt(news.id, newsId)))
    .limit(MAX_UNREAD);
  return db.$count(newer);
}
