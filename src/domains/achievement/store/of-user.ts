/** What achievements keep of a user: handed over, and taken away. */
import { asc, eq } from 'drizzle-orm';
import { feats, heldAchievements } from '#domains/achievement/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseAchievements(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(heldAchievements).where(eq(heldAchievements.userId, userId));
  await tx.delete(feats).where(eq(feats.userId, userId));
}

/** Two queries. */
export async function exportAchievements(db: Database, userId: UserId) {
  const [held, counts] = await Promise.all([
    db
      .select()
      .from(heldAchievements)
      .where(eq(heldAchievements.userId, userId))
      .orderBy(asc(heldAchievements.achievement)),
    db.select().from(feats).where(eq(feats.userId, userId)).orderBy(asc(feats.feat)),
  ]);
  return { held, counts };
}
