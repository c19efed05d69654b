/** Checks of the world requested by admins, their progress and their results. */

import { desc, eq, isNull } from 'drizzle-orm';
import type { UserId } from '#engine/ids.ts';
import { worldChecks } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type WorldCheckRow = typeof worldChecks.$inferSelect;

/** Returns the newest check; null: there has never been one. */
export async function latestWorldCheck(db: Database | Transaction): Promise<WorldCheckRow | null> {
  const [row] = await db.select().from(worldChecks).orderBy(desc(worldChecks.id)).limit(1);
  return row ?? null;
}

export async function findWorldCheck(db: Database, id: number): Promise<WorldCheckRow | null> {
  const [row] = await db.select().from(worldChecks).where(eq(worldChecks.id, id));
  return row ?? null;
}

/** Returns the check that is waiting or running; starts a new one if there is none. */
export async function joinWorldCheck(
  tx: Transaction,
  request: { requestedByUserId: UserId; requestedAt: Date },
): Promise<{ check: WorldCheckRow; isNew: boolean }> {
  const [made] = await tx.insert(worldChecks).values(request).onConflictDoNothing().returning();
  if (made) return { check: made, isNew: true };
  const [open] = await tx.select().from(worldChecks).where(isNull(worldChecks.finishedAt));
  // It has ended between the two queries: its result is as fresh as a new one.
  const check = open ?? (await latestWorldCheck(tx));
  if (!check) throw new Error('the check of the world was not stored');
  return { check, isNew: false };
}

export async function changeWorldCheck(db: Database, id: number, change: Partial<WorldCheckRow>): Promise<void> {
  await db.update(worldChecks).set(change).where(eq(worldChecks.id, id));
}
