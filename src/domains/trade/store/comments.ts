/** What a user has said about trades: taken away with his account, handed over with his data. */
import { eq } from 'drizzle-orm';
import { tradeComments } from '#domains/trade/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function removeTradeComments(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(tradeComments).where(eq(tradeComments.userId, userId));
}

export async function exportTradeComments(db: Database, userId: UserId) {
  const { tradeId, text, createdAt } = tradeComments;
  return db.select({ tradeId, text, createdAt }).from(tradeComments).where(eq(tradeComments.userId, userId));
}
