/** Unsubscribe links: signed, so that they cannot be forged for other users, and valid as long as the mail is kept. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { serverKey } from '#domains/auth/store/server-keys.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

const TOKEN = /^(\d{1,9})-([\w-]{43})$/;

export async function unsubscribeToken(db: Database, userId: UserId): Promise<string> {
  return `${userId}-${await signatureOf(db, userId)}`;
}

/** Returns the user whose mails the token ends; null: not a token of this server. */
export async function userOfToken(db: Database, token: string): Promise<UserId | null> {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (id === '') return null;
  const wanted = await signatureOf(db, Number(id));
  return timingSafeEqual(Buffer.from(wanted), Buffer.from(signature)) ? Number(id) : null;
}

async function signatureOf(db: Database, userId: UserId): Promise<string> {
  return createHmac('sha256', await serverKey(db, 'unsubscribe'))
    .update(`unsubscribe/${userId}`)
    .digest('base64url');
}
