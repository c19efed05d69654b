/** Taking seats and leaving them. The caller holds the row of the club or team. */
import { and, desc, eq } from 'drizzle-orm';
import { type Ending, STAFF_ROLES, type StaffRole } from '#domains/seat/constants.ts';
import { seats } from '#domains/seat/tables.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** The club has no manager, and the user no club: the database refuses a second one of either. */
export async function seatManager(
  rows: Rows,
  seat: { clubId: ClubId; userId: UserId; since: Date; fromDay: number; isTrial: boolean },
): Promise<void> {
  await rows.insert(seats, [{ scope: 'club', role: 'manager', ...seat }]);
}

/** @param left the absolute day, and how the user comes to leave the club */
export async function unseatManager(
  rows: Rows,
  { clubId, userId }: { clubId: ClubId; userId: UserId },
  left: { toDay: number; ending: Ending; isTrial: boolean },
): Promise<void> {
  await rows.updateWhere(seats, left, { clubId, userId, role: 'manager', toDay: null });
}

/** Holds the seat of a club's manager until the transaction ends: what is noted of it meanwhile is noted after that. */
export async function holdManager(rows: Rows, { clubId, userId }: { clubId: ClubId; userId: UserId }): Promise<void> {
  await rows.lock(seats, { clubId, userId, role: 'manager', toDay: null });
}

/** Notes that the last club that a user has taken is more than a trial, even if they have just left it. */
export async function endTrial(db: Database, userId: UserId): Promise<void> {
  const ofManager = and(eq(seats.userId, userId), eq(seats.role, 'manager'));
  const latest = db.select({ id: seats.id }).from(seats).where(ofManager).orderBy(desc(seats.id)).limit(1);
  await db
    .update(seats)
    .set({ isTrial: false })
    .where(and(eq(seats.id, latest), eq(seats.isTrial, true)));
}

/** Seats a user at a team: as its head coach in place of the last one, who coaches no other team; or as one of its assistants. */
export async function seatStaff(
  rows: Rows,
  role: StaffRole,
  seat: { teamId: TeamId; userId: UserId; fromDay: number },
): Promise<void> {
  const { teamId, fromDay: toDay } = seat;
  if (role === 'head-coach') await rows.updateWhere(seats, { toDay }, { teamId, role, toDay: null });
  await rows.insert(seats, [{ scope: 'team', role, ...seat }]);
}

/** @returns the teams that the user coached. */
export async function unseatStaff(rows: Rows, { userId, toDay }: { userId: UserId; toDay: number }): Promise<TeamId[]> {
  const held = { userId, role: STAFF_ROLES, toDay: null };
  const worked = await rows.read(seats, ['teamId', 'role'], held);
  if (worked.length > 0) await rows.updateWhere(seats, { toDay }, held);
  return worked.flatMap(({ teamId, role }) => (teamId !== null && role === 'head-coach' ? [teamId] : []));
}

/** Seats a user as the general manager of national teams that have none: the database refuses a second one of a team. */
export async function seatNationalGm(
  rows: Rows,
  { teamIds, ...seat }: { teamIds: readonly TeamId[]; userId: UserId; fromDay: number },
): Promise<void> {
  await rows.insert(
    seats,
    teamIds.map((teamId) => ({ scope: 'team' as const, role: 'national-gm' as const, teamId, ...seat })),
  );
}

/** @returns the national teams that the user led. */
export async function unseatNationalGm(
  rows: Rows,
  { userId, toDay }: { userId: UserId; toDay: number },
): Promise<TeamId[]> {
  const held = { userId, role: 'national-gm', toDay: null } as const;
  const led = await rows.read(seats, ['teamId'], held);
  if (led.length > 0) await rows.updateWhere(seats, { toDay }, held);
  return led.flatMap(({ teamId }) => teamId ?? []);
}
