/** What logins keep of a user. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { removeSecondFactor } from '#domains/auth/store/second-factor.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { mailTokens, sessions, userPlaces } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Keeps the hashes of where an activated account was seen, with no name, until they are forgotten like all others (`PLACE_DAYS`): its household
 * waits for what it has left and has had what it was paid, under any other account too.
 */
export async function eraseLogins(tx: Transaction, userId: UserId): Promise<void> {
  await endSessionsOf(tx, userId);
  await removeSecondFactor(tx, userId);
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
  const wasActive = and(eq(users.id, userId), isNotNull(users.activatedAt));
  if ((await tx.$count(users, wasActive)) === 0) await tx.delete(userPlaces).where(eq(userPlaces.userId, userId));
}

/** The networks and browsers that they were seen with, as far as anybody can tell: as hashes. */
export async function exportPlaces(db: Database, userId: UserId) {
  const { placeHash, deviceHash, firstSeenAt, lastSeenAt } = userPlaces;
  return db
    .select({ placeHash, deviceHash, firstSeenAt, lastSeenAt })
    .from(userPlaces)
    .where(eq(userPlaces.userId, userId))
    .orderBy(asc(firstSeenAt));
}

/** Where they are logged in. */
export async function exportSessions(db: Database, userId: UserId) {
  return db
    .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
}
