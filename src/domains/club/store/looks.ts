/** Clubs' looks. */
import { eq } from 'drizzle-orm';
import type { ClubLook } from '#domains/club/rules/looks.ts';
import { clubTopics } from '#domains/club/store/topics.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

const lookColumns = { crest: clubs.crest, jersey: clubs.jersey, colors: clubs.colors, arena: clubs.arena };

/** Returns a club's look; null: no such club. */
export async function findClubLook(db: Database, clubId: ClubId): Promise<ClubLook | null> {
  const [row] = await db.select(lookColumns).from(clubs).where(eq(clubs.id, clubId));
  return row ?? null;
}

/** Applies a manager's design; parts it leaves out return to the original look, all of them if it is empty. */
export async function dressClub(tx: Transaction, clubId: ClubId, design: Partial<ClubLook>): Promise<void> {
  const [row] = await tx
    .select({ ...lookColumns, originalLook: clubs.originalLook })
    .from(clubs)
    .where(eq(clubs.id, clubId))
    .for('no key update');
  if (!row) return;
  const { originalLook, ...present } = row;
  const isDesigned = Object.keys(design).length > 0;
  if (!isDesigned && originalLook === null) return;
  const original = originalLook ?? present;
  await tx
    .update(clubs)
    .set({ ...original, ...design, originalLook: isDesigned ? original : null })
    .where(eq(clubs.id, clubId));
  const own = await tx.select({ id: teams.id }).from(teams).where(eq(teams.clubId, clubId));
  const ids = own.map(({ id }) => id);
  // Its colors appear wherever it is named.
  await publishChange(tx, ['names', ...(await clubTopics(tx, ids))]);
}
