/** What logins keep of a user. */
import { eq } from 'drizzle-orm';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { mailTokens, sessions } from '#domains/auth/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseLogins(tx: Transaction, userId: number): Promise<void> {
  await endSessionsOf(tx, userId);
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
}

/** Where they are logged in. */
export async function exportSessions(db: Database, userId: number) {
  return db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}
