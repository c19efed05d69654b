/**
 * Conflicts of interest of users who bargain with a club or sell to it: they work for it, as its manager or in another
 * career, or share a household with its manager.
 */
import { agentRefusals } from '#domains/agent/refusals.ts';
import { lateAgents } from '#domains/agent/store/former-clients.ts';
import { representations } from '#domains/agent/tables.ts';
import { householdsOf, housematesOf } from '#domains/auth/store/places.ts';
import { teams } from '#domains/club/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { clubsManagedBy, managerOf, managersOf, teamsCoachedBy } from '#domains/seat/store/holders.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns the clubs that each of these users manages, coaches or works for in any career. Four queries, whatever the
 * number of users.
 */
export async function clubsOfUsers(
  rows: RowReader,
  userIds: readonly UserId[],
): Promise<Map<UserId, ReadonlySet<ClubId>>> {
  const found = new Map(userIds.map((userId) => [userId, new Set<ClubId>()]));
  if (userIds.length === 0) return found;
  const note = (userId: UserId | null, clubId: ClubId | null) => {
    if (userId !== null && clubId !== null) found.get(userId)?.add(clubId);
  };
  const ids = [...userIds];
  for (const [userId, clubId] of await clubsManagedBy(rows, ids)) note(userId, clubId);
  const coached = await teamsCoachedBy(rows, ids);
  for (const { id, clubId } of await rows.read(teams, ['id', 'clubId'], { id: [...coached.keys()] })) {
    note(coached.get(id) ?? null, clubId);
  }
  const careers = await rows.read(persons, ['id', 'userId'], { userId: ids, retiredAt: null });
  const userOf = new Map(careers.map(({ id, userId }) => [id, userId]));
  const held = await rows.read(jobs, ['personId', 'clubId'], {
    personId: careers.map(({ id }) => id),
    state: 'held',
  });
  for (const { personId, clubId } of held) note(userOf.get(personId ?? 0) ?? null, clubId);
  return found;
}

/** Whether the user works for the club. */
export async function isInConflict(
  rows: RowReader,
  { userId, clubId }: { userId: UserId; clubId: ClubId },
): Promise<boolean> {
  return (await clubsOfUsers(rows, [userId])).get(userId)?.has(clubId) ?? false;
}

interface Bargaining {
  userIds: readonly UserId[];
  clubId: ClubId;
  /** The errors for a user who works for the club, and for one who shares a household with its manager. */
  own: Refused;
  household?: Refused;
}

/**
 * Returns the error if one of these users may not bargain with a club or sell to it, because they work for it or share
 * a household with its manager; null otherwise.
 */
export async function faultOfBargaining(
  rows: RowReader,
  { userIds, clubId, own, household = agentRefusals.household() }: Bargaining,
): Promise<Refused | null> {
  if (userIds.length === 0) return null;
  if ([...(await clubsOfUsers(rows, userIds)).values()].some((ofUser) => ofUser.has(clubId))) return own;
  const managerId = await managerOf(rows, clubId);
  if (managerId === null) return null;
  const shared = await housematesOf(rows, [managerId], userIds);
  return shared.size > 0 ? household : null;
}

/** Returns the error if a club may not sign or keep a player by its manager's decision (see `faultsOfAgents`); null otherwise. */
export async function faultOfAgents(
  rows: RowReader,
  { playerId, ...club }: { playerId: PlayerId; clubId: ClubId; absoluteDay: number },
): Promise<Refused | null> {
  return (await faultsOfAgents(rows, { ...club, playerIds: [playerId] })).get(playerId) ?? null;
}

/**
 * Returns the errors for players whom a club may not sign or keep by its manager's decision, because the player's
 * agent, current or recent, is a user who works for the club or shares a household with its manager. That user has seen
 * other offers and what the client would sign for, and answers or has answered them. Three queries while no such user
 * exists, six more otherwise.
 * @returns errors by player; players without one are missing
 */
export async function faultsOfAgents(
  rows: RowReader,
  { playerIds, clubId, absoluteDay }: { playerIds: readonly PlayerId[]; clubId: ClubId; absoluteDay: number },
): Promise<Map<PlayerId, Refused>> {
  const present = await rows.read(representations, ['playerId', 'personId'], { playerId: playerIds }, ['playerId']);
  const known = [...present, ...(await lateAgents(rows, absoluteDay, playerIds))];
  if (known.length === 0) return new Map();
  // Includes retired agents, who still know what they have learned.
  const personIds = known.map(({ personId }) => personId);
  const people = await rows.read(persons, ['id', 'userId'], { id: personIds, userId: { isNot: null } });
  const userOf = new Map(people.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
  const userIds = [...new Set(userOf.values())];
  const faultOf = new Map<UserId, Refused>();
  for (const userId of userIds) {
    const fault = await faultOfBargaining(rows, { userIds: [userId], clubId, own: agentRefusals.ownClient() });
    if (fault) faultOf.set(userId, fault);
  }
  return new Map(
    known.flatMap(({ playerId, personId }) => {
      const fault = faultOf.get(userOf.get(personId) ?? 0);
      return fault ? [[playerId, fault] as const] : [];
    }),
  );
}

/**
 * Returns those of these players whose agent is a user, or was until recently: the only ones `faultsOfAgents` can
 * concern. Three queries.
 */
export async function spokenForBy(
  rows: RowReader,
  playerIds: readonly PlayerId[],
  absoluteDay: number,
): Promise<Set<PlayerId>> {
  const present = await rows.read(representations, ['playerId', 'personId'], { playerId: playerIds }, ['playerId']);
  const known = [...present, ...(await lateAgents(rows, absoluteDay, playerIds))];
  const personIds = known.map(({ personId }) => personId);
  const people = await rows.read(persons, ['id'], { id: personIds, userId: { isNot: null } });
  const ofUsers = new Set(people.map(({ id }) => id));
  return new Set(known.flatMap(({ playerId, personId }) => (ofUsers.has(personId) ? [playerId] : [])));
}

/**
 * Returns the clubs that each of these users may not bargain with: their own, and those managed by members of their
 * household. Six queries.
 */
export async function clubsBarredFor(
  rows: RowReader,
  userIds: readonly UserId[],
): Promise<Map<UserId, ReadonlySet<ClubId>>> {
  if (userIds.length === 0) return new Map();
  const own = await clubsOfUsers(rows, userIds);
  const managers = await managersOf(rows);
  const households = await householdsOf(rows, userIds, [...managers.values()]);
  return new Map(
    userIds.map((userId) => {
      const mates = households.get(userId);
      const theirs = [...managers].flatMap(([clubId, managerId]) => (mates?.has(managerId) ? [clubId] : []));
      return [userId, new Set([...(own.get(userId) ?? []), ...theirs])];
    }),
  );
}
