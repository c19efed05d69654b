/** The club of a user who leaves, or who takes their data along. */
import { eq } from 'drizzle-orm';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Gives the club back to its assistant. */
export async function leaveOwnClub(tx: Transaction, userId: number): Promise<void> {
  const [club] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.ownerUserId, userId));
  if (club) await leaveClub(tx, { clubId: club.id, userId });
}

/** null without a club. */
export async function exportClub(db: Database, userId: number) {
  const { id, ownedSince, rivalClubId } = clubs;
  const [club] = await db.select({ id, ownedSince, rivalClubId }).from(clubs).where(eq(clubs.ownerUserId, userId));
  return club ?? null;
}
