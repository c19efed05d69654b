/** Users on the staffs of club and national teams: head coaches may set the lines, assistants see them. */
import { eq } from 'drizzle-orm';
import type { TeamLevel } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { handToAssistant } from '#domains/lineups/store/lineups.ts';
import type { StaffRole } from '#domains/seat/constants.ts';
import { headCoachesOf, leadersOf, teamsStaffedBy } from '#domains/seat/store/holders.ts';
import { seatStaff, unseatStaff } from '#domains/seat/store/seats.ts';
import type { ClubId, NationId, TeamId, UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface StaffSeat {
  /** The team's owner. */
  owner: { clubId: ClubId } | { nationId: NationId };
  level: TeamLevel;
  role: StaffRole;
  userId: UserId;
}

/** Gives the user this seat at the owner's team of this level. Does nothing in a world without national teams. */
export async function seatOnStaff(tx: Transaction, { owner, level, role, userId }: StaffSeat): Promise<void> {
  const rows = pgRows(tx);
  const [team] = await rows.read(teams, ['id'], { ...owner, level });
  if (!team) {
    if ('nationId' in owner) return;
    throw new Error(`club ${owner.clubId} has no team ${level}`);
  }
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, team.id)).for('no key update');
  const { absoluteDay } = await readToday(tx);
  await seatStaff(rows, role, { teamId: team.id, userId, fromDay: absoluteDay });
}

/** Removes the user from all staffs; teams left without a human to set the lines go to the assistant. */
export async function unseatFromStaff(tx: Transaction, userId: UserId): Promise<void> {
  const { absoluteDay } = await readToday(tx);
  const rows = pgRows(tx);
  const staffed = await teamsStaffedBy(rows, userId);
  if (staffed.length === 0) return;
  // A concurrent save of the lines comes before or after: `asBenchOf` locks the team's row, too.
  await rows.lock(teams, { id: staffed });
  await handOverUnled(tx, await unseatStaff(rows, { userId, toDay: absoluteDay }));
}

/** Hands the lines to the assistant for teams left with neither a general manager nor a head coach. */
export async function handOverUnled(tx: Transaction, teamIds: readonly TeamId[]): Promise<void> {
  const rows = pgRows(tx);
  const [led, coached] = [await leadersOf(rows, teamIds), await headCoachesOf(rows, teamIds)];
  await handToAssistant(
    tx,
    teamIds.filter((id) => !led.has(id) && !coached.has(id)),
  );
}
