/** Taking seats and leaving them. The caller holds the row of the club or team. */
import { and, desc, eq } from 'drizzle-orm';
import type { Ending } from '#domains/seat/constants.ts';
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

/** Notes that the last club that a user has taken is more than a trial, even if they have just left it. */
export async function endTrial(db: Database, userId: UserId): Promise<void> {
  const ofManager = and(eq(seats.userId, userId), eq(seats.role, 'manager'));
  const latest = db.select({ id: seats.id }).from(seats).where(ofManager).orderBy(desc(seats.id)).limit(1);
  await db
    .update(seats)
    .set({ isTrial: false })
    .where(and(eq(seats.id, latest), eq(seats.isTrial, true)));
}

/** Seats a user as the head coach of a team, in place of the last one. The user coaches no other team. */
export async function seatHeadCoach(
  rows: Rows,
  seat: { teamId: TeamId; userId: UserId; fromDay: number },
): Promise<void> {
  const { teamId, fromDay: toDay } = seat;
  await rows.updateWhere(seats, { toDay }, { teamId, role: 'head-coach', toDay: null });
  await rows.insert(seats, [{ scope: 'team', role: 'head-coach', ...seat }]);
}

/** @returns the teams that the user coached. */
export async function unseatHeadCoach(
  rows: Rows,
  { userId, toDay }: { userId: UserId; toDay: number },
): Promise<TeamId[]> {
  const held = { userId, role: 'head-coach', toDay: null } as const;
  const coached = await rows.read(seats, ['teamId'], held);
  if (coached.length > 0) await rows.updateWhere(seats, { toDay }, held);
  return coached.flatMap(({ teamId }) => teamId ?? []);
}
