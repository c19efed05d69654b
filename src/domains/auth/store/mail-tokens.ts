/** The one-time tokens in mails: made, and used up. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { lockUser } from '#domains/account/store/users.ts';
import { hashToken, newToken } from '#domains/auth/store/tokens.ts';
import { mailTokens } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type MailPurpose = 'activate' | 'reset-password' | 'change-email';

/** Makes a token for a mail to an address and answers it; older ones of the same purpose stop working. */
export async function issueMailToken(
  tx: Database | Transaction,
  { userId, email, purpose, expiresAt }: { userId: UserId; email: string; purpose: MailPurpose; expiresAt: Date },
): Promise<string> {
  await revokeMailTokens(tx, userId, purpose);
  const token = newToken();
  await tx.insert(mailTokens).values({ tokenHash: hashToken(token), userId, email, purpose, expiresAt });
  return token;
}

/** Whether the user has an unused token that expires after a moment: one that was issued lately. */
export async function hasMailToken(
  tx: Transaction,
  { userId, purpose, expiringAfter }: { userId: UserId; purpose: MailPurpose; expiringAfter: Date },
): Promise<boolean> {
  const isOfUser = and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose));
  return (
    (await tx.$count(mailTokens, and(isOfUser, isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, expiringAfter)))) > 0
  );
}

/** Makes the unused tokens of a user worthless: those of one purpose, or all. */
export async function revokeMailTokens(
  tx: Database | Transaction,
  userId: UserId,
  purpose?: MailPurpose,
): Promise<void> {
  const isOfPurpose = purpose && eq(mailTokens.purpose, purpose);
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), isOfPurpose, isNull(mailTokens.usedAt)));
}

/** `email`: the address that it was mailed to. */
export type MailTokenState =
  | { state: 'fresh' | 'used' | 'stale'; userId: UserId; email: string }
  | { state: 'unknown' };

/**
 * What a token is worth, its owner and its row locked so that it is used only once. One that went to an address which its
 * owner no longer has is stale: it proves nothing about the present one. One for a change went to an address that is not the owner's yet.
 */
export async function inspectMailToken(
  tx: Transaction,
  token: string,
  purpose: MailPurpose,
  now: Date,
): Promise<MailTokenState> {
  const isIt = and(eq(mailTokens.tokenHash, hashToken(token)), eq(mailTokens.purpose, purpose));
  const [owner] = await tx.select({ id: mailTokens.userId }).from(mailTokens).where(isIt);
  const user = owner ? await lockUser(tx, owner.id) : null;
  const [row] = await tx.select().from(mailTokens).where(isIt).for('no key update');
  if (!row) return { state: 'unknown' };
  const { userId, email } = row;
  if (row.usedAt) return { state: 'used', userId, email };
  const isOfAddress = purpose === 'change-email' || user?.email.toLowerCase() === email.toLowerCase();
  return { state: isOfAddress && row.expiresAt > now ? 'fresh' : 'stale', userId, email };
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
