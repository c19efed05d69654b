/** Exports and erases users' sponsorships. Pucks stay given; words are erased. */
import { desc, eq } from 'drizzle-orm';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseSponsorships(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(sponsorships).set({ name: '', line: '' }).where(eq(sponsorships.userId, userId));
}

/** Exports a user's sponsorships, newest first. One query. */
export async function exportSponsorships(db: Database, userId: UserId) {
  return db.select().from(sponsorships).where(eq(sponsorships.userId, userId)).orderBy(desc(sponsorships.id));
}
