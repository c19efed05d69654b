/** Exports users' withdrawals, and anonymizes them on the board when an account is erased. */
import { and, desc, eq, inArray } from 'drizzle-orm';
import { HELD_STATES } from '#domains/withdrawal/constants.ts';
import { giveBack, noteStep } from '#domains/withdrawal/store/hold.ts';
import { withdrawals } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Cancels open withdrawals, since a former user cannot be paid, and erases the reasons for refusals. */
export async function eraseWithdrawals(tx: Transaction, userId: UserId): Promise<void> {
  const now = new Date();
  const isOpen = and(eq(withdrawals.userId, userId), inArray(withdrawals.state, [...HELD_STATES]));
  const canceled = await tx.update(withdrawals).set({ state: 'canceled', closedAt: now }).where(isOpen).returning();
  for (const row of canceled) {
    const { season, day } = await readToday(tx);
    await giveBack(tx, row, { season, day });
    await noteStep(tx, { id: row.id, userId, now }, 'canceled');
  }
  await tx.update(withdrawals).set({ reason: '' }).where(eq(withdrawals.userId, userId));
}

/** Exports a user's withdrawals, newest first. One query. */
export async function exportWithdrawals(db: Database, userId: UserId) {
  return db.select().from(withdrawals).where(eq(withdrawals.userId, userId)).orderBy(desc(withdrawals.id));
}
