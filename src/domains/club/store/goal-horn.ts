import { eq } from 'drizzle-orm';
import { clubs } from '#domains/club/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Makes a horn that comes with the game the one for goals of the club. */
export async function setGoalHorn(tx: Transaction, clubId: ClubId, goalHorn: string): Promise<void> {
  await tx.update(clubs).set({ goalHorn }).where(eq(clubs.id, clubId));
}
