/** A user's trade votes (with reasons) and private notes: erased with the account, exported with the user's data. */
import { eq, or, sql } from 'drizzle-orm';
import { tradeNotes, tradeVotes } from '#domains/trade/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function removeTradeWords(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(tradeVotes).where(eq(tradeVotes.userId, userId));
  await tx.delete(tradeNotes).where(eq(tradeNotes.userId, userId));
}

/** One query, since the export asks every domain. */
export async function exportTradeWords(db: Database, userId: UserId) {
  const rows = await db
    .select({
      vote: { tradeId: tradeVotes.tradeId, isFor: tradeVotes.isFor, reason: tradeVotes.reason },
      note: { clubId: tradeNotes.clubId, text: tradeNotes.text, updatedAt: tradeNotes.updatedAt },
    })
    .from(tradeVotes)
    .fullJoin(tradeNotes, sql`false`)
    .where(or(eq(tradeVotes.userId, userId), eq(tradeNotes.userId, userId)));
  return { votes: rows.flatMap(({ vote }) => vote ?? []), notes: rows.flatMap(({ note }) => note ?? []) };
}
