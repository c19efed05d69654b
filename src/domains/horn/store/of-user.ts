/** What horns keep of users, taken away and handed over. */
import { asc, eq } from 'drizzle-orm';
import { customHorns, hornReports } from '#domains/horn/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseHorns(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(hornReports).where(eq(hornReports.userId, userId));
  await tx.delete(customHorns).where(eq(customHorns.userId, userId));
}

/** With the sounds, as WAV files in base64. */
export async function exportHorns(db: Database, userId: UserId) {
  const rows = await db.select().from(customHorns).where(eq(customHorns.userId, userId)).orderBy(asc(customHorns.id));
  const reports = await db
    .select({ hornId: hornReports.hornId, reason: hornReports.reason, createdAt: hornReports.createdAt })
    .from(hornReports)
    .where(eq(hornReports.userId, userId));
  return {
    goalHorns: rows.map(({ name, duration, isChosen, createdAt, sound }) => ({
      name,
      duration,
      isChosen,
      createdAt,
      wav: Buffer.from(sound).toString('base64'),
    })),
    goalHornReports: reports,
  };
}
