/** Finds the holders of seats for steps of the world, through the port, so that it also works in memory. */
import { teams } from '#domains/club/tables.ts';
import { STAFF_ROLES } from '#domains/seat/constants.ts';
import { seats } from '#domains/seat/tables.ts';
import type { ClubId, NationId, TeamId, UserId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

const HELD = { role: 'manager', toDay: null } as const;

/** Returns the managers of clubs, by club, without AI clubs. @param clubIds all clubs by default */
export async function managersOf(rows: RowReader, clubIds?: readonly ClubId[]): Promise<Map<ClubId, UserId>> {
  return new Map((await presentTenures(rows, clubIds)).map(({ clubId, userId }) => [clubId, userId]));
}

/** Returns the manager of a club; null: an AI club, or no such club. */
export async function managerOf(rows: RowReader, clubId: ClubId): Promise<UserId | null> {
  const [held] = await rows.read(seats, ['userId'], { ...HELD, clubId });
  return held?.userId ?? null;
}

/** Returns the clubs that have a manager. @param clubIds all clubs by default */
export async function managedClubs(rows: RowReader, clubIds?: readonly ClubId[]): Promise<Set<ClubId>> {
  return new Set((await managersOf(rows, clubIds)).keys());
}

/** Returns the clubs that these users manage, by user; users without a club are missing. */
export async function clubsManagedBy(rows: RowReader, userIds: readonly UserId[]): Promise<Map<UserId, ClubId>> {
  if (userIds.length === 0) return new Map();
  const held = await rows.read(seats, ['clubId', 'userId'], { ...HELD, userId: [...userIds] }, ['clubId']);
  return new Map(held.flatMap(({ clubId, userId }) => (clubId === null ? [] : [[userId, clubId] as const])));
}

/** A manager's current time with their club. */
export interface PresentTenure {
  clubId: ClubId;
  userId: UserId;
  /** Absolute day, and real time in milliseconds, of the takeover. */
  fromDay: number;
  since: number;
  /** Game days on which they have acted for the club. */
  daysActed: number;
}

/** Returns the managers of some or all clubs, and when they took over. */
export async function presentTenures(rows: RowReader, clubIds?: readonly ClubId[]): Promise<PresentTenure[]> {
  if (clubIds?.length === 0) return [];
  const columns = ['clubId', 'userId', 'fromDay', 'since', 'actDays'] as const;
  const held = await rows.read(seats, columns, { ...HELD, ...(clubIds && { clubId: [...clubIds] }) }, ['clubId']);
  return held.flatMap(({ clubId, since, actDays: daysActed, ...tenure }) =>
    // The port returns times as strings.
    clubId === null ? [] : [{ ...tenure, daysActed, clubId, since: new Date(since).getTime() }],
  );
}

/** Returns the current manager of a club and when they took over; null: an AI club. */
export async function tenureOf(rows: RowReader, clubId: ClubId): Promise<PresentTenure | null> {
  return (await presentTenures(rows, [clubId]))[0] ?? null;
}

/** Returns whether a seat taken on this absolute day is still only a trial of a first club. */
export async function isTrialSeat(
  rows: RowReader,
  seat: { clubId: ClubId; userId: UserId; fromDay: number },
): Promise<boolean> {
  return (await rows.read(seats, ['id'], { ...HELD, ...seat, isTrial: true })).length > 0;
}

export interface PastTenure {
  clubId: ClubId;
  userId: UserId;
  /** Absolute days. */
  fromDay: number;
  toDay: number;
}

/** Returns the tenures that ended on this absolute day or later, in the order in which they began. */
export async function tenuresLeft(
  rows: RowReader,
  { since, ...of }: { since: number; clubId?: readonly ClubId[]; userId?: readonly UserId[] },
): Promise<PastTenure[]> {
  const columns = ['clubId', 'userId', 'fromDay', 'toDay'] as const;
  const left = await rows.read(seats, columns, { ...of, role: 'manager', toDay: { atLeast: since } });
  return left.flatMap(({ clubId, toDay, ...seat }) =>
    clubId === null || toDay === null ? [] : [{ ...seat, clubId, toDay }],
  );
}

/** Returns the general managers of teams, by team: the club's manager, or the national team's own; AIs are missing. */
export async function leadersOf(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<TeamId, UserId>> {
  if (teamIds.length === 0) return new Map();
  const asked = await rows.read(teams, ['id', 'clubId', 'ownerKind'], { id: [...teamIds] }, ['id']);
  const managers = await managersOf(
    rows,
    asked.flatMap(({ clubId }) => clubId ?? []),
  );
  const national = asked.flatMap(({ id, ownerKind }) => (ownerKind === 'nation' ? [id] : []));
  return new Map([
    ...asked.flatMap(({ id, clubId }) => {
      const userId = clubId === null ? undefined : managers.get(clubId);
      return userId === undefined ? [] : [[id, userId] as const];
    }),
    ...(national.length === 0 ? [] : await seatsBy(rows, 'national-gm', { teamId: national })),
  ]);
}

/** Returns the teams at which a user has a seat of the team, not through a club. */
export async function seatedTeams(rows: RowReader): Promise<TeamId[]> {
  const held = await rows.read(seats, ['teamId'], { scope: 'team', toDay: null }, ['teamId']);
  return [...new Set(held.flatMap(({ teamId }) => teamId ?? []))];
}

/** Returns the national teams of which a user is general manager. */
export async function teamsLedBy(rows: RowReader, userId: UserId): Promise<TeamId[]> {
  return [...(await seatsBy(rows, 'national-gm', { userId: [userId] })).keys()];
}

/** Returns the users who are general managers of national teams. */
export async function nationalGms(rows: RowReader): Promise<UserId[]> {
  return [...new Set((await seatsBy(rows, 'national-gm', {})).values())];
}

/** Returns the nations whose teams these users lead as general managers, by user; others are missing. */
export async function nationsLedBy(rows: RowReader, userIds: readonly UserId[]): Promise<Map<UserId, NationId>> {
  if (userIds.length === 0) return new Map();
  const led = await seatsBy(rows, 'national-gm', { userId: [...userIds] });
  if (led.size === 0) return new Map();
  const own = await rows.read(teams, ['id', 'nationId'], { id: [...led.keys()] }, ['id']);
  return new Map(
    own.flatMap(({ id, nationId }) => {
      const userId = led.get(id);
      return userId === undefined || nationId === null ? [] : [[userId, nationId] as const];
    }),
  );
}

/**
 * Returns whether a user became general manager of one of these national teams on this absolute day, however long they
 * stayed.
 */
export async function gotNationalGm(
  rows: RowReader,
  { teamIds, on: fromDay }: { teamIds: readonly TeamId[]; on: number },
): Promise<boolean> {
  return (await rows.read(seats, ['id'], { role: 'national-gm', teamId: [...teamIds], fromDay })).length > 0;
}

/** Returns those of some users who are general managers of national teams. */
export async function nationalGmsAmong(rows: RowReader, userIds: readonly UserId[]): Promise<Set<UserId>> {
  return userIds.length === 0
    ? new Set()
    : new Set((await seatsBy(rows, 'national-gm', { userId: [...userIds] })).values());
}

/** Returns the users who are head coaches of teams, by team; teams without a coach or with an AI are missing. */
export async function headCoachesOf(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<TeamId, UserId>> {
  if (teamIds.length === 0) return new Map();
  return seatsBy(rows, 'head-coach', { teamId: [...teamIds] });
}

/** Returns the teams of which these users are head coaches. */
export async function teamsCoachedBy(rows: RowReader, userIds: readonly UserId[]): Promise<Map<TeamId, UserId>> {
  if (userIds.length === 0) return new Map();
  return seatsBy(rows, 'head-coach', { userId: [...userIds] });
}

/** Returns the teams on whose staff a user is. */
export async function teamsStaffedBy(rows: RowReader, userId: UserId): Promise<TeamId[]> {
  const held = await rows.read(seats, ['teamId'], { userId, role: STAFF_ROLES, toDay: null }, ['teamId']);
  return held.flatMap(({ teamId }) => teamId ?? []);
}

async function seatsBy(
  rows: RowReader,
  role: 'head-coach' | 'national-gm',
  of: { teamId?: TeamId[]; userId?: UserId[] },
): Promise<Map<TeamId, UserId>> {
  const held = await rows.read(seats, ['teamId', 'userId'], { ...of, role, toDay: null }, ['teamId']);
  return new Map(held.flatMap(({ teamId, userId }) => (teamId === null ? [] : [[teamId, userId] as const])));
}
