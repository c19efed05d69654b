/** Takes and leaves seats. The caller holds the row of the club or team. */
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { type Ending, STAFF_ROLES, type StaffRole } from '#domains/seat/constants.ts';
import { seats } from '#domains/seat/tables.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/**
 * Seats a user as manager. The club must have no manager and the user no club; the database refuses a second one of
 * either.
 */
export async function seatManager(
  rows: Rows,
  seat: { clubId: ClubId; userId: UserId; since: Date; fromDay: number; isTrial: boolean },
): Promise<void> {
  await rows.insert(seats, [{ scope: 'club', role: 'manager', ...seat }]);
}

/** Ends a manager's seat. @param left the absolute day, and the reason */
export async function unseatManager(
  rows: Rows,
  { clubId, userId }: { clubId: ClubId; userId: UserId },
  left: { toDay: number; ending: Ending; isTrial: boolean },
): Promise<void> {
  await rows.updateWhere(seats, left, { clubId, userId, role: 'manager', toDay: null });
}

/** Locks a manager's seat until the transaction ends; concurrent changes of it wait. */
export async function holdManager(rows: Rows, { clubId, userId }: { clubId: ClubId; userId: UserId }): Promise<void> {
  await rows.lock(seats, { clubId, userId, role: 'manager', toDay: null });
}

/** Records that the user's latest club is more than a trial, even if they have just left it. */
export async function endTrial(db: Database, userId: UserId): Promise<void> {
  const ofManager = and(eq(seats.userId, userId), eq(seats.role, 'manager'));
  const latest = db.select({ id: seats.id }).from(seats).where(ofManager).orderBy(desc(seats.id)).limit(1);
  await db
    .update(seats)
    .set({ isTrial: false })
    .where(and(eq(seats.id, latest), eq(seats.isTrial, true)));
}

/** Counts a game day on which a manager has acted for the club, once. @param absoluteDay today */
export async function noteActDay(db: Database, userId: UserId, absoluteDay: number): Promise<void> {
  const isFirst = or(isNull(seats.lastActOn), lt(seats.lastActOn, absoluteDay));
  await db
    .update(seats)
    .set({ actDays: sql`${seats.actDays} + 1`, lastActOn: absoluteDay })
    .where(and(eq(seats.userId, userId), eq(seats.role, 'manager'), isNull(seats.toDay), isFirst));
}

/**
 * Seats a user on a team's staff: as head coach, replacing the previous one and coaching no other team; or as one of
 * its assistants.
 */
export async function seatStaff(
  rows: Rows,
  role: StaffRole,
  seat: { teamId: TeamId; userId: UserId; fromDay: number },
): Promise<void> {
  const { teamId, fromDay: toDay } = seat;
  if (role === 'head-coach') await rows.updateWhere(seats, { toDay }, { teamId, role, toDay: null });
  await rows.insert(seats, [{ scope: 'team', role, ...seat }]);
}

/** Ends a user's staff seats. @returns the teams of which the user was head coach */
export async function unseatStaff(rows: Rows, { userId, toDay }: { userId: UserId; toDay: number }): Promise<TeamId[]> {
  const held = { userId, role: STAFF_ROLES, toDay: null };
  const worked = await rows.read(seats, ['teamId', 'role'], held);
  if (worked.length > 0) await rows.updateWhere(seats, { toDay }, held);
  return worked.flatMap(({ teamId, role }) => (teamId !== null && role === 'head-coach' ? [teamId] : []));
}

/** Seats a user as general manager of national teams without one; the database refuses a second one per team. */
export async function seatNationalGm(
  rows: Rows,
  { teamIds, ...seat }: { teamIds: readonly TeamId[]; userId: UserId; fromDay: number },
): Promise<void> {
  await rows.insert(
    seats,
    teamIds.map((teamId) => ({ scope: 'team' as const, role: 'national-gm' as const, teamId, ...seat })),
  );
}

/** Ends a user's seats as general manager. @returns the national teams */
export async function unseatNationalGm(
  rows: Rows,
  { userId, toDay }: { userId: UserId; toDay: number },
): Promise<TeamId[]> {
  const held = { userId, role: 'national-gm', toDay: null } as const;
  const led = await rows.read(seats, ['teamId'], held);
  if (led.length > 0) await rows.updateWhere(seats, { toDay }, held);
  return led.flatMap(({ teamId }) => teamId ?? []);
}
