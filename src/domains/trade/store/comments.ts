/** What a user has said about trades, votes with their reasons too: taken away with his account, handed over with his data. */
import { eq } from 'drizzle-orm';
import { tradeComments, tradeVotes } from '#domains/trade/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function removeTradeWords(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(tradeComments).where(eq(tradeComments.userId, userId));
  await tx.delete(tradeVotes).where(eq(tradeVotes.userId, userId));
}

export async function exportTradeWords(db: Database, userId: UserId) {
  const { tradeId, text, createdAt } = tradeComments;
  const comments = await db
    .select({ tradeId, text, createdAt })
    .from(tradeComments)
    .where(eq(tradeComments.userId, userId));
  const votes = await db
    .select({ tradeId: tradeVotes.tradeId, isFor: tradeVotes.isFor, reason: tradeVotes.reason })
    .from(tradeVotes)
    .where(eq(tradeVotes.userId, userId));
  return { comments, votes };
}
