import { and, eq, notExists, type SQL, sql } from 'drizzle-orm';
import { clubs } from '#domains/club/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Sets a built-in horn as the club's goal horn. */
export async function setGoalHorn(tx: Transaction, clubId: ClubId, goalHorn: string): Promise<void> {
  await tx.update(clubs).set({ goalHorn }).where(eq(clubs.id, clubId));
}

/** Resets clubs with this built-in horn to the default one, unless their manager may have it. @param mayHave a condition on `managers.user_id` */
export async function takeBackGoalHorn(
  tx: Transaction,
  goalHorn: string,
  mayHave: (userId: SQL) => SQL,
): Promise<readonly ClubId[]> {
  const allowed = tx
    .select({ one: sql`1` })
    .from(managers)
    .where(and(eq(managers.clubId, clubs.id), mayHave(sql`${managers.userId}`)));
  const changed = await tx
    .update(clubs)
    .set({ goalHorn: sql`default` })
    .where(and(eq(clubs.goalHorn, goalHorn), notExists(allowed)))
    .returning({ id: clubs.id });
  return changed.map(({ id }) => id);
}
