/** Self-employment: a manager or president who employs their own second career, or a member of their household. */
import { housematesOf } from '#domains/auth/store/places.ts';
import { federations } from '#domains/federation/tables.ts';
import type { At } from '#domains/job/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns those of these persons who belong to the employing user or to a member of their household. One query while no
 * user is among them, three more otherwise.
 */
export async function tiedPersons(rows: RowReader, at: At, personIds: readonly PersonId[]): Promise<Set<PersonId>> {
  const people = await rows.read(persons, ['id', 'userId'], { id: personIds, userId: { isNot: null } });
  if (people.length === 0) return new Set();
  const byUserId = await userWhoEmploys(rows, at);
  if (byUserId === null) return new Set();
  const userIds = people.flatMap(({ userId }) => userId ?? []);
  const mates = await housematesOf(rows, [byUserId], userIds);
  return new Set(
    people.flatMap(({ id, userId }) => (userId === byUserId || (userId !== null && mates.has(userId)) ? [id] : [])),
  );
}

/** Returns the manager of a club or the president of a nation; null: an AI. */
async function userWhoEmploys(rows: RowReader, at: At): Promise<UserId | null> {
  if (at.employer === 'club') return managerOf(rows, at.clubId);
  const [federation] = await rows.read(federations, ['presidentId'], { id: at.nationId });
  const [president] = await rows.read(persons, ['userId'], { id: federation?.presidentId ?? 0 });
  return president?.userId ?? null;
}
