/** Who works for himself: a manager or president who employs his own second career, or somebody of his household. */
import { housematesOf } from '#domains/auth/store/places.ts';
import { federations } from '#domains/federation/tables.ts';
import type { At } from '#domains/job/constants.ts';
import { persons } from '#domains/person/tables.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Those of these persons whom the user who employs there plays himself, or somebody of his household. One query while no user is among them, three more otherwise. */
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

/** The manager of a club, or the president of a nation; null: it is an AI. */
async function userWhoEmploys(rows: RowReader, at: At): Promise<UserId | null> {
  if (at.employer === 'club') return managerOf(rows, at.clubId);
  const [federation] = await rows.read(federations, ['presidentId'], { id: at.nationId });
  const [president] = await rows.read(persons, ['userId'], { id: federation?.presidentId ?? 0 });
  return president?.userId ?? null;
}
