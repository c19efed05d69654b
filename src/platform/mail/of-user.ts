/** Mails to one user. They are found by user, not by address: an address belongs to no one before it is verified. */

import { desc, eq } from 'drizzle-orm';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '../database/client.ts';
import { mails } from './tables.ts';

export async function eraseMails(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(mails).where(eq(mails.userId, userId));
}

/** Newest first, without their texts: they hold links that open the account. */
export async function exportMails(db: Database, userId: UserId) {
  return db
    .select({ to: mails.to, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(mails.userId, userId))
    .orderBy(desc(mails.id));
}
