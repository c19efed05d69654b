/** One-time tokens in mails: issued and spent. */
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { lockUser } from '#domains/account/store/users.ts';
import { hashToken, newToken } from '#domains/auth/store/tokens.ts';
import { mailTokens } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export type MailPurpose = 'activate' | 'reset-password' | 'change-email';

/** Creates and returns a token for a mail to an address; earlier ones for the same purpose become invalid. */
export async function issueMailToken(
  tx: Database | Transaction,
  { userId, email, purpose, expiresAt }: { userId: UserId; email: string; purpose: MailPurpose; expiresAt: Date },
): Promise<string> {
  await revokeMailTokens(tx, userId, purpose);
  const token = newToken();
  await tx.insert(mailTokens).values({ tokenHash: hashToken(token), userId, email, purpose, expiresAt });
  return token;
}

/** Whether the user has an unused token that expires after a moment, which means it was issued recently. */
export async function hasMailToken(
  tx: Transaction,
  { userId, purpose, expiringAfter }: { userId: UserId; purpose: MailPurpose; expiringAfter: Date },
): Promise<boolean> {
  const isOfUser = and(eq(mailTokens.userId, userId), eq(mailTokens.purpose, purpose));
  return (
    (await tx.$count(mailTokens, and(isOfUser, isNull(mailTokens.usedAt), gt(mailTokens.expiresAt, expiringAfter)))) > 0
  );
}

/** Invalidates a user's unused tokens, of one purpose or all. */
export async function revokeMailTokens(
  tx: Database | Transaction,
  userId: UserId,
  purpose?: MailPurpose,
): Promise<void> {
  const isOfPurpose = purpose && eq(mailTokens.purpose, purpose);
  await tx.delete(mailTokens).where(and(eq(mailTokens.userId, userId), isOfPurpose, isNull(mailTokens.usedAt)));
}

/** `email`: the address it was mailed to. */
export type MailTokenState =
  | { state: 'fresh' | 'used' | 'stale'; userId: UserId; email: string }
  | { state: 'unknown' };

/**
 * Returns the state of a token, with its owner and row locked so that it is used only once. A token sent to an address
 * that its owner no longer has is stale, since it proves nothing about the current one. A token for a change was sent
 * to an address that is not the owner's yet.
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
