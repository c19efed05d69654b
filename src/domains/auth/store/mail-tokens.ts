/** The one-time tokens in mails: made, and used up. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import { lockUser } from '#domains/account/store/users.ts';
import { mailTokens } from '#domains/auth/tables.ts';
import { hashToken, newToken } from '#domains/auth/tokens.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type MailPurpose = 'activate' | 'reset-password';

/** Makes a token for a mail and answers it; older ones of the same purpose stop working. */
export async function issueMailToken(
  tx: Database | Transaction,
  { userId, purpose, expiresAt }: { userId: number; purpose: MailPurpose; expiresAt: Date },
): Promise<string> {
  await revokeMailTokens(tx, userId, purpose);
  const token = newToken();
  await tx.insert(mailTokens).values({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  return token;
}

export async function revokeMailTokens(
  tx: Database | Transaction,
  userId: number,
  purpose: MailPurpose,
): Promise<void> {
  await tx
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose), isNull(mailTokens.usedAt)));
}

export type MailTokenState = { state: 'fresh' | 'used' | 'stale'; userId: number } | { state: 'unknown' };

/** What a token is worth, its owner and its row locked so that it is used only once. */
export async function inspectMailToken(
  tx: Transaction,
  token: string,
  purpose: MailPurpose,
  now: Date,
): Promise<MailTokenState> {
  const isIt = and(eq(mailTokens.tokenHash, hashToken(token)), eq(mailTokens.purpose, purpose));
  const [owner] = await tx.select({ id: mailTokens.userId }).from(mailTokens).where(isIt);
  if (owner) await lockUser(tx, owner.id);
  const [row] = await tx.select().from(mailTokens).where(isIt).for('update');
  if (!row) return { state: 'unknown' };
  if (row.usedAt) return { state: 'used', userId: row.userId };
  return { state: row.expiresAt > now ? 'fresh' : 'stale', userId: row.userId };
}

export async function spendMailToken(tx: Transaction, token: string, now: Date): Promise<void> {
  await tx
    .update(mailTokens)
    .set({ usedAt: now })
    .where(eq(mailTokens.tokenHash, hashToken(token)));
}

export async function removeStaleMailTokens(db: Database | Transaction, now: Date): Promise<void> {
  await db.delete(mailTokens).where(lt(mailTokens.expiresAt, now));
}
