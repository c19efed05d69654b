/** The club of a user whose account is erased or exported. */
import { eq } from 'drizzle-orm';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Hands the club back to its AI general manager. */
export async function leaveOwnClub(tx: Transaction, userId: UserId): Promise<void> {
  const [own] = await tx.select({ clubId: managers.clubId }).from(managers).where(eq(managers.userId, userId));
  if (own) await leaveClub(tx, { clubId: own.clubId, userId, ending: 'deleted' });
}

/** Returns the user's club; null: none. */
export async function exportClub(db: Database, userId: UserId) {
  const [club] = await db
    .select({ id: clubs.id, since: managers.since, rivalClubId: clubs.rivalClubId })
    .from(clubs)
    .innerJoin(managers, eq(managers.clubId, clubs.id))
    .where(eq(managers.userId, userId));
  return club ?? null;
}
