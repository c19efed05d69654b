/** The club of a user who leaves, or who takes their data along. */
import { eq } from 'drizzle-orm';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Gives the club back to its assistant. */
export async function leaveOwnClub(tx: Transaction, userId: UserId): Promise<void> {
  const [club] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.ownerUserId, userId));
  if (club) await leaveClub(tx, { clubId: club.id, userId, ending: 'deleted' });
}

/** null without a club. */
export async function exportClub(db: Database, userId: UserId) {
  const { id, ownedSince, rivalClubId } = clubs;
  const [club] = await db.select({ id, ownedSince, rivalClubId }).from(clubs).where(eq(clubs.ownerUserId, userId));
  return club ?? null;
}
