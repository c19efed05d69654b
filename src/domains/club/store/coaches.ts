/** Users who coach a team: they may set its lines. */
import { and, eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { handToAssistant } from '#domains/lineups/store/lineups.ts';
import { managedClubs, teamsCoachedBy } from '#domains/seat/store/holders.ts';
import { seatHeadCoach, unseatHeadCoach } from '#domains/seat/store/seats.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** From now on the user coaches the club's team of this level. */
export async function seatCoach(
  tx: Transaction,
  { clubId, level, userId }: { clubId: ClubId; level: Level; userId: UserId },
): Promise<void> {
  const which = and(eq(teams.clubId, clubId), eq(teams.level, level));
  const [team] = await tx.select({ id: teams.id }).from(teams).where(which).for('no key update');
  if (!team) throw new Error(`club ${clubId} has no team ${level}`);
  const { absoluteDay } = await readToday(tx);
  await seatHeadCoach(pgRows(tx), { teamId: team.id, userId, fromDay: absoluteDay });
}

/** The user coaches nobody any more; where no manager is, the assistant goes on with his lines. */
export async function unseatCoach(tx: Transaction, userId: UserId): Promise<void> {
  const { absoluteDay } = await readToday(tx);
  const rows = pgRows(tx);
  const coached = [...(await teamsCoachedBy(rows, [userId])).keys()];
  if (coached.length === 0) return;
  // Lines that the user is saving come before or after: `asBenchOf` holds the team's row, too.
  await rows.lock(teams, { id: coached });
  const left = await unseatHeadCoach(rows, { userId, toDay: absoluteDay });
  const ofClubs = await rows.read(teams, ['id', 'clubId'], { id: left, clubId: { isNot: null } });
  const managed = await managedClubs(
    rows,
    ofClubs.flatMap(({ clubId }) => clubId ?? []),
  );
  await handToAssistant(
    tx,
    ofClubs.flatMap(({ id, clubId }) => (clubId !== null && managed.has(clubId) ? [] : [id])),
  );
}
