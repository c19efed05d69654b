/** Who may not bargain with a club or sell to it, because he works for it himself: as its manager, or in another career. */
import { lateAgents } from '#domains/agent/store/former-clients.ts';
import { representations } from '#domains/agent/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
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
  for (const { id, ownerUserId } of await rows.read(clubs, ['id', 'ownerUserId'], { ownerUserId: ids })) {
    note(ownerUserId, id);
  }
  for (const { coachUserId, clubId } of await rows.read(teams, ['clubId', 'coachUserId'], { coachUserId: ids })) {
    note(coachUserId, clubId);
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

/**
 * Whether a user who speaks for the player, or has until lately, works for the club: he has seen what others offer, and answers or has answered
 * it. Three queries while no user does, four more otherwise.
 */
export async function isOwnClient(
  rows: RowReader,
  { playerId, clubId, absoluteDay }: { playerId: PlayerId; clubId: ClubId; absoluteDay: number },
): Promise<boolean> {
  const present = await rows.read(representations, ['personId'], { playerId }, ['playerId']);
  const former = await lateAgents(rows, absoluteDay, playerId);
  const personIds = [...present, ...former].map(({ personId }) => personId);
  if (personIds.length === 0) return false;
  // Whoever has retired as an agent has not forgotten what he knows.
  const people = await rows.read(persons, ['userId'], { id: personIds, userId: { isNot: null } });
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  return [...(await clubsOfUsers(rows, userIds)).values()].some((ofUser) => ofUser.has(clubId));
}
