/** Admins' requests to advance the world, and their progress. */
import { desc, eq, inArray } from 'drizzle-orm';
import { worldAdvances } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type AdvanceRow = typeof worldAdvances.$inferSelect;

/** Returns the newest request; null: there has never been one. */
export async function latestAdvance(db: Database): Promise<AdvanceRow | null> {
  const [row] = await db.select().from(worldAdvances).orderBy(desc(worldAdvances.id)).limit(1);
  return row ?? null;
}

export async function findAdvance(db: Database, id: number): Promise<AdvanceRow | null> {
  const [row] = await db.select().from(worldAdvances).where(eq(worldAdvances.id, id));
  return row ?? null;
}

/** Adds a request, unless another one is waiting or running. The caller holds the world. @returns its id, or null. */
export async function addAdvance(
  tx: Transaction,
  request: Pick<AdvanceRow, 'by' | 'count' | 'requestedByUserId'>,
): Promise<number | null> {
  const [busy] = await tx
    .select({ id: worldAdvances.id })
    .from(worldAdvances)
    .where(inArray(worldAdvances.state, ['queued', 'running']))
    .limit(1);
  if (busy) return null;
  const [row] = await tx.insert(worldAdvances).values(request).returning({ id: worldAdvances.id });
  if (!row) throw new Error('the advance was not stored');
  return row.id;
}

export async function changeAdvance(db: Database, id: number, change: Partial<AdvanceRow>): Promise<void> {
  await db.update(worldAdvances).set(change).where(eq(worldAdvances.id, id));
}
