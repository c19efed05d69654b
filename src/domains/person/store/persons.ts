/** Persons as they are kept. */
import { eq, inArray, sql } from 'drizzle-orm';
import { persons } from '#domains/person/tables.ts';
import type { PersonRef } from '#domains/shapes.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type NewPerson = Omit<typeof persons.$inferInsert, 'id'>;

/** Adds persons, in the order given. @returns the id of the first; the others follow it. */
export async function addPersons(rows: Rows, added: readonly NewPerson[]): Promise<PersonId> {
  const firstId = await rows.takeIds(persons, added.length);
  await rows.insert(
    persons,
    added.map((person, index) => ({
      id: firstId + index,
      ...person,
      userId: person.userId ?? null,
      playerId: person.playerId ?? null,
      retiredAt: null,
    })),
  );
  return firstId;
}

/** Their careers are over. @param season the last one. */
export async function retirePersons(rows: Rows, ids: readonly PersonId[], season: number): Promise<void> {
  if (ids.length > 0) await rows.updateWhere(persons, { retiredAt: season }, { id: ids });
}

export const personRefColumns = {
  id: persons.id,
  kind: persons.kind,
  firstname: persons.firstname,
  lastname: persons.lastname,
  nationId: persons.nationId,
  isUser: sql<boolean>`${persons.userId} is not null`,
};

/** Those of these persons who exist, by id. One query; an empty list asks nothing. */
export async function personRefs(
  db: Database | Transaction,
  personIds: Iterable<number>,
): Promise<Map<number, PersonRef>> {
  const ids = [...new Set(personIds)];
  if (ids.length === 0) return new Map();
  const found = await db.select(personRefColumns).from(persons).where(inArray(persons.id, ids));
  return new Map(found.map((person) => [person.id, person]));
}

/** The careers of a user, for them to take along. */
export async function exportPersons(db: Database, userId: UserId) {
  return db
    .select({
      kind: persons.kind,
      firstname: persons.firstname,
      lastname: persons.lastname,
      startedAt: persons.startedAt,
      retiredAt: persons.retiredAt,
    })
    .from(persons)
    .where(eq(persons.userId, userId));
}

/** A facesjs face description; null: there is no such person. */
export async function findPersonFace(db: Database, personId: PersonId): Promise<Record<string, unknown> | null> {
  const [row] = await db.select({ face: persons.face }).from(persons).where(eq(persons.id, personId));
  return row?.face ?? null;
}
