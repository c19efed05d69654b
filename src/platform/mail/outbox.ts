/**
 * Mails are sent by way of a table: a mail exists if and only if the transaction that wrote it committed, and a mail server that
 * is away for an hour loses none. Without SMTP_URL they stay there, to be read at /dev/outbox.
 */

import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Transporter } from 'nodemailer';
import type { UserId } from '#engine/ids.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { mails } from '#platform/mail/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

export interface Mail {
  /** The user whose account it is about. */
  userId: UserId;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The unsubscribe link of optional mails. */
  unsubscribeUrl?: string | null;
}

export interface StoredMail extends Mail {
  id: number;
  createdAt: Date;
  sentAt: Date | null;
}

/** Mails sent in one run of the job. */
const BATCH = 50;
/** Days for which sending is tried (its links are stale after that), and for which mails are kept. */
const TRY_DAYS = 1;
const KEEP_DAYS = 30;
/** More than that for the owner of an account, whom strangers must not keep from a new password. */
export const MAX_ASKED_BY_OWNER = 8;
/** Mails to one address within some hours after which nobody can ask for another one to it. */
export const MAX_ASKED = 5;
const ASKED_HOURS = 1;
/** The job that sends waiting mails; see `domains/account/jobs.ts`. */
export const SEND_MAILS = 'send-mails';

/** Writes a mail in the given transaction and has it sent after the commit. */
export async function queueMail(tx: Database | Transaction, mail: Mail): Promise<void> {
  await tx.insert(mails).values(mail);
  await enqueue(tx, SEND_MAILS, {}, { key: SEND_MAILS });
}

/**
 * Whether an address may get another of the mails that anybody can ask for, such as a link to activate an account. To be
 * asked before the mail's link replaces an earlier one. Locks the address, so that simultaneous requests count one another.
 */
export async function mayAskForMail(tx: Transaction, address: string, most = MAX_ASKED): Promise<boolean> {
  const to = address.toLowerCase();
  await lockName(tx, 'mails-to', to);
  const isLate = sql`${mails.createdAt} > now() - make_interval(hours => ${ASKED_HOURS})`;
  // Reminders and digests, of which there may be many, can be unsubscribed from.
  const isAsked = and(isLate, eq(sql`lower(${mails.to})`, to), isNull(mails.unsubscribeUrl));
  return (await tx.$count(mails, isAsked)) < most;
}

/** Sends waiting mails, oldest first; returns how many were sent. A mail that fails keeps its error and is tried again. */
export async function sendWaitingMails(db: Database, transport: Transporter, from: string, now: Date): Promise<number> {
  let sent = 0;
  const oldest = new Date(now.getTime() - TRY_DAYS * DAY_MS);
  for (let tries = 0; tries < BATCH; tries++) {
    // One mail a transaction, its row locked: two workers never send the same one.
    const outcome = await db.transaction(async (tx) => {
      const [mail] = await tx
        .select()
        .from(mails)
        .where(and(isNull(mails.sentAt), isNull(mails.error), gt(mails.createdAt, oldest)))
        .orderBy(asc(mails.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!mail) return 'none';
      const { to, subject, text, html, unsubscribeUrl } = mail;
      const list = unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl } } : {};
      const error = await transport.sendMail({ from, to, subject, text, html, ...list }).then(() => null, messageOf);
      await tx
        .update(mails)
        .set(error === null ? { sentAt: now } : { error })
        .where(eq(mails.id, mail.id));
      return error === null ? 'sent' : 'failed';
    });
    if (outcome === 'none') break;
    if (outcome === 'sent') sent++;
  }
  return sent;
}

/** Gives failed mails another try; returns how many there are. */
export async function retryFailedMails(db: Database): Promise<number> {
  const failed = await db
    .update(mails)
    .set({ error: null })
    .where(and(isNull(mails.sentAt), isNotNull(mails.error)));
  return failed.rowCount ?? 0;
}

/** Deletes old mails: they hold addresses and tokens, and are not kept longer than needed. */
export async function removeOldMails(db: Database, now: Date): Promise<void> {
  await db.delete(mails).where(lt(mails.createdAt, new Date(now.getTime() - KEEP_DAYS * DAY_MS)));
}

/** Returns the newest mails, for /dev/outbox. */
export async function newestMails(db: Database, limit: number): Promise<StoredMail[]> {
  return db.select().from(mails).orderBy(desc(mails.id)).limit(limit);
}

export async function findMail(db: Database, id: number): Promise<StoredMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id));
  return mail ?? null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
