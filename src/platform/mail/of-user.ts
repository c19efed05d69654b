/** Mails to one address, for whoever it belongs to. */
import { desc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/client.ts';
import { mails } from './tables.ts';

export async function eraseMails(tx: Transaction, address: string): Promise<void> {
  await tx.delete(mails).where(eq(sql`lower(${mails.to})`, address.toLowerCase()));
}

/** Newest first, without their texts: they hold links that open the account. */
export async function exportMails(db: Database, address: string) {
  return db
    .select({ to: mails.to, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
    .from(mails)
    .where(eq(sql`lower(${mails.to})`, address.toLowerCase()))
    .orderBy(desc(mails.id));
}
