/** What logins keep of a user. */
import { eq } from 'drizzle-orm';
import { removeSecondFactor } from '#domains/auth/store/second-factor.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { mailTokens, sessions } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseLogins(tx: Transaction, userId: UserId): Promise<void> {
  await endSessionsOf(tx, userId);
  await removeSecondFactor(tx, userId);
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
}

/** Where they are logged in. */
export async function exportSessions(db: Database, userId: UserId) {
  return db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}
