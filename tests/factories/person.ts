/** Persons, whatever their career is. */
import { persons } from '#domains/person/tables.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { addRow } from './rows.ts';

type NewPerson = typeof persons.$inferInsert;

/** Makes a person, by default of nation 1; returns his id. */
export async function makePerson(
  db: Database | Transaction,
  {
    age,
    ...person
  }: Pick<NewPerson, 'kind' | 'firstname' | 'lastname' | 'birthSeason'> & Partial<NewPerson> & { age: number },
): Promise<number> {
  const face = { ...drawFace({ nationCode: 'CA', age }, new Random(person.lastname)) };
  return (await addRow(db, persons, { nationId: 1, startedAt: 1, face, ...person })).id;
}
