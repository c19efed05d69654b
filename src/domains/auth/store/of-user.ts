/** What logins keep of a user. */
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { removeSecondFactor } from '#domains/auth/store/second-factor.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { mailTokens, sessions, userPlaces } from '#domains/auth/tables.ts';
import { tenures } from '#domains/seat/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function eraseLogins(tx: Transaction, userId: UserId): Promise<void> {
  await endSessionsOf(tx, userId);
  await removeSecondFactor(tx, userId);
  await tx.delete(mailTokens).where(eq(mailTokens.userId, userId));
  if (!(await hasManagedLately(tx, userId))) await tx.delete(userPlaces).where(eq(userPlaces.userId, userId));
}

/** Whether the user has run a club within a season: until then the household waits for it, under any other account too. */
async function hasManagedLately(tx: Transaction, userId: UserId): Promise<boolean> {
  const { absoluteDay } = await readToday(tx);
  const { toDay } = tenures;
  const [lately] = await tx
    .select({ id: tenures.id })
    .from(tenures)
    .where(and(eq(tenures.userId, userId), or(isNull(toDay), gt(toDay, absoluteDay - DAYS_PER_SEASON))))
    .limit(1);
  return lately !== undefined;
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
