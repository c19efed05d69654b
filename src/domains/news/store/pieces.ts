/**
 * News items that reporters publish: one item, listed under everything it mentions, which can be edited and taken out
 * again.
 */
import { eq, sql } from 'drizzle-orm';
import { dropDiscussions } from '#domains/discussion/store/comments.ts';
import { NEWS } from '#domains/news/constants.ts';
import type { NewsEntry } from '#domains/news/store/write.ts';
import { news, newsMentions } from '#domains/news/tables.ts';
import type { ClubId, PersonId, PlayerId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Clubs, players and people under whose news an item is also listed. */
export interface Mentions {
  clubIds: readonly ClubId[];
  playerIds: readonly PlayerId[];
  personIds?: readonly PersonId[];
}

/** Publishes an item. @returns its id */
export async function publishPiece(tx: Transaction, piece: NewsEntry, mentions: Mentions): Promise<number> {
  const [item] = await tx.insert(news).values(piece).returning({ id: news.id });
  if (!item) throw new Error('an item of the news was not stored');
  await mention(tx, item.id, mentions);
  return item.id;
}

/** Replaces an item's parameters and mentions; its publication time and reactions stay. */
export async function rewritePiece(
  tx: Transaction,
  newsId: number,
  { params }: Pick<NewsEntry, 'params'>,
  mentions: Mentions,
): Promise<void> {
  await tx.update(news).set({ params }).where(eq(news.id, newsId));
  await tx.delete(newsMentions).where(eq(newsMentions.newsId, newsId));
  await mention(tx, newsId, mentions);
}

/** Takes an item out but keeps its reactions, so that it can be restored. */
export async function takeOutPiece(tx: Transaction, newsId: number): Promise<void> {
  await tx.delete(news).where(eq(news.id, newsId));
}

/** Restores an item under its old id, in its old place among the others. */
export async function bringBackPiece(
  tx: Transaction,
  piece: NewsEntry & { id: number; createdAt: Date },
  mentions: Mentions,
): Promise<void> {
  await tx.insert(news).overridingSystemValue().values(piece);
  await mention(tx, piece.id, mentions);
}

/** Deletes an item with its reactions and mentions. */
export async function dropPiece(tx: Transaction, newsId: number): Promise<void> {
  await dropDiscussions(tx, NEWS, [newsId]);
  await takeOutPiece(tx, newsId);
}

/** Replaces the opening text of an article that lists show. */
export async function rewriteLead(tx: Transaction, newsId: number, lead: string): Promise<void> {
  await tx
    .update(news)
    .set({ params: sql`jsonb_set(${news.params}, '{lead}', to_jsonb(${lead}::text), false)` })
    .where(eq(news.id, newsId));
}

async function mention(
  tx: Transaction,
  newsId: number,
  { clubIds, playerIds, personIds = [] }: Mentions,
): Promise<void> {
  const rows = [
    ...clubIds.map((clubId) => ({ newsId, clubId })),
    ...playerIds.map((playerId) => ({ newsId, playerId })),
    ...personIds.map((personId) => ({ newsId, personId })),
  ];
  if (rows.length > 0) await tx.insert(newsMentions).values(rows);
}
