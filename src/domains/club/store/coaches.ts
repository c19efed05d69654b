/** Users who coach a team: they may set its lines. */
import { and, eq, isNotNull } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { handToAssistant } from '#domains/lineups/store/lineups.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Transaction } from '#platform/database/client.ts';

/** From now on the user coaches the club's team of this level. */
export async function seatCoach(
  tx: Transaction,
  { clubId, level, userId }: { clubId: ClubId; level: Level; userId: UserId },
): Promise<void> {
  await tx
    .update(teams)
    .set({ coachUserId: userId })
    .where(and(eq(teams.clubId, clubId), eq(teams.level, level)));
}

/** The user coaches nobody any more; where no manager is, the assistant goes on with his lines. */
export async function unseatCoach(tx: Transaction, userId: UserId): Promise<void> {
  const left = await tx
    .update(teams)
    .set({ coachUserId: null })
    .where(eq(teams.coachUserId, userId))
    .returning({ id: teams.id, clubId: teams.clubId });
  const managed = await tx.select({ id: clubs.id }).from(clubs).where(isNotNull(clubs.ownerUserId));
  const isManaged = new Set(managed.map(({ id }) => id));
  const toAssistant = left.filter(({ clubId }) => clubId !== null && !isManaged.has(clubId));
  await handToAssistant(
    tx,
    toAssistant.map(({ id }): TeamId => id),
  );
}
