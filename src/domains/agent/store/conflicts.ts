/** Who may not bargain with a club or sell to it, because he works for it himself, as its manager or in another career, or lives with its manager. */
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

/** The clubs that each of these users manages, coaches or works for in any career. Four queries, whatever the number of users. */
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

/** Whether the user works for the club himself. */
export async function isInConflict(
  rows: RowReader,
  { userId, clubId }: { userId: UserId; clubId: ClubId },
): Promise<boolean> {
  return (await clubsOfUsers(rows, [userId])).get(userId)?.has(clubId) ?? false;
}

interface Bargaining {
  userIds: readonly UserId[];
  clubId: ClubId;
  /** What is said where one of them works for the club himself, and where he shares a household with its manager. */
  own: Refused;
  household?: Refused;
}

/** What is against it that one of these users bargains with a club or sells to it: he works for it himself, or shares a household with its manager. */
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

/** What is against it that a club takes a player on or keeps him by its manager's word; see `faultsOfAgents`. null: nothing. */
export async function faultOfAgents(
  rows: RowReader,
  { playerId, ...club }: { playerId: PlayerId; clubId: ClubId; absoluteDay: number },
): Promise<Refused | null> {
  return (await faultsOfAgents(rows, { ...club, playerIds: [playerId] })).get(playerId) ?? null;
}

/**
 * What is against it that a club takes players on or keeps them by its manager's word: a user who speaks for one, or has until lately, works for it
 * or shares a household with its manager. He has seen what others offer and what his client would sign for, and answers or has answered it. Three
 * queries while no user does, six more otherwise. @returns by player; nothing is against those who are missing
 */
export async function faultsOfAgents(
  rows: RowReader,
  { playerIds, clubId, absoluteDay }: { playerIds: readonly PlayerId[]; clubId: ClubId; absoluteDay: number },
): Promise<Map<PlayerId, Refused>> {
  const present = await rows.read(representations, ['playerId', 'personId'], { playerId: playerIds }, ['playerId']);
  const known = [...present, ...(await lateAgents(rows, absoluteDay, playerIds))];
  if (known.length === 0) return new Map();
  // Anyone who has retired as an agent has not forgotten what he knows.
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

/** Returns those of these players for whom a user speaks, or has until lately: all that `faultsOfAgents` can be about. Three queries. */
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

/** The clubs that each of these users may not bargain with for anybody: his own, and those of managers of his household. Six queries. */
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
