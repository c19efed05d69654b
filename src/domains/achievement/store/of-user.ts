/** A user's achievement data, for export and deletion. */
import { asc, eq, or, sql } from 'drizzle-orm';
import { feats, heldAchievements } from '#domains/achievement/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseAchievements(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(heldAchievements).where(eq(heldAchievements.userId, userId));
  await tx.delete(feats).where(eq(feats.userId, userId));
}

/** Exports all counts and held achievements in one query: each row is one or the other. */
export async function exportAchievements(db: Database, userId: UserId) {
  const rows = await db
    .select({ count: feats, held: heldAchievements })
    .from(feats)
    .fullJoin(heldAchievements, sql`false`)
    .where(or(eq(feats.userId, userId), eq(heldAchievements.userId, userId)))
    .orderBy(asc(feats.feat), asc(heldAchievements.achievement));
  return {
    held: rows.flatMap(({ held }) => held ?? []),
    counts: rows.flatMap(({ count }) => count ?? []),
  };
}
