/** The row of the world, and what follows from it alone. */

import { dayEndsAt } from '#platform/clock/clock-face.ts';
import { world } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type WorldRow = typeof world.$inferSelect;

/** null: there is no world yet. */
export async function findWorld(db: Database | Transaction): Promise<WorldRow | null> {
  const [row] = await db.select().from(world);
  return row ?? null;
}

/** Throws when there is no world yet: the server never serves before there is one. */
export async function readWorld(db: Database | Transaction): Promise<WorldRow> {
  const row = await findWorld(db);
  if (!row) throw new Error('there is no world yet');
  return row;
}

/** Is the season transition running? */
export async function isInMaintenance(db: Database): Promise<boolean> {
  const [row] = await db.select({ inMaintenance: world.inMaintenance }).from(world);
  return row?.inMaintenance ?? false;
}

/** The end of the present game day in real time; while the clock is paused it moves on with `now`. */
export function endOfDay(row: WorldRow, now: Date): Date {
  const held = row.pausedAt ? now.getTime() - row.pausedAt.getTime() : 0;
  return new Date(dayEndsAt(row).getTime() + held);
}
