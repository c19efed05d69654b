/** A user's login data. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { removeSecondFactor } from '#domains/auth/store/second-factor.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { mailTokens, sessions, userPlaces } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Erases a user's logins, but keeps the nameless hashes of places where an activated account was seen, until they
 * expire like all others (`PLACE_DAYS`): waits and payment limits continue to apply to its household, also under a new
 * account.
 */
export async function eraseLogins(tx: Transaction, userId: UserId): Promise<void> {
  await endSessionsOf(tx, userId);
  await removeSecondFactor(tx, userId);
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
  const wasActive = and(eq(users.id, userId), isNotNull(users.activatedAt));
  if ((await tx.$count(users, wasActive)) === 0) await tx.delete(userPlaces).where(eq(userPlaces.userId, userId));
}

/** Exports the networks and browsers they were seen with, which are stored as hashes only. */
export async function exportPlaces(db: Database, userId: UserId) {
  const { placeHash, deviceHash, firstSeenAt, lastSeenAt } = userPlaces;
  return db
    .select({ placeHash, deviceHash, firstSeenAt, lastSeenAt })
    .from(userPlaces)
    .where(eq(userPlaces.userId, userId))
    .orderBy(asc(firstSeenAt));
}

/** Exports their open sessions. */
export async function exportSessions(db: Database, userId: UserId) {
  return db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}
