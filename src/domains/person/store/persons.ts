/** Stores persons. */
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { deceptionOf } from '#domains/account/rules/names.ts';
import { users } from '#domains/account/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { type CareerKind, FORMER_NAME } from '#domains/person/constants.ts';
import { personRefusals } from '#domains/person/refusals.ts';
import { persons } from '#domains/person/tables.ts';
import { refsBy } from '#domains/refs.ts';
import type { PersonRef } from '#domains/shapes.ts';
import type { NationId, PersonId, UserId } from '#engine/ids.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import type { Random } from '#engine/random.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type NewPerson = Omit<typeof persons.$inferInsert, 'id'>;

/** Adds persons in the order given. @returns the id of the first; the others follow consecutively */
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

/** Ends persons' careers. @param season their last one */
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

/** Returns the persons that exist, by id. One query; none for an empty list. */
export const personRefs = refsBy<PersonRef>(async (db, ids) => {
  const found = await db.select(personRefColumns).from(persons).where(inArray(persons.id, ids));
  return found.map((person) => [person.id, person]);
});

/** Returns the user's current career of a kind; null: none. */
export async function careerOf(
  db: Database | Transaction,
  userId: UserId,
  kind: CareerKind,
): Promise<typeof persons.$inferSelect | null> {
  const [own] = await db
    .select()
    .from(persons)
    .where(and(eq(persons.userId, userId), eq(persons.kind, kind), isNull(persons.retiredAt)));
  return own ?? null;
}

/** Returns and locks the user's career, for commands that spend its money or end it. */
export async function lockCareer(
  tx: Transaction,
  userId: UserId,
  kind: CareerKind,
): Promise<typeof persons.$inferSelect | null> {
  const [own] = await tx
    .select()
    .from(persons)
    .where(and(eq(persons.userId, userId), eq(persons.kind, kind), isNull(persons.retiredAt)))
    .for('no key update');
  return own ?? null;
}

/** Returns all present and past careers of a user, for public display, latest first. */
export async function careersOf(db: Database, userId: UserId) {
  const own = await db
    .select({ ...personRefColumns, startedAt: persons.startedAt, retiredAt: persons.retiredAt })
    .from(persons)
    .where(eq(persons.userId, userId))
    .orderBy(desc(persons.id));
  return own.map(({ startedAt, retiredAt, ...person }) => ({ person, startedAt, retiredAt }));
}

export interface BeginCareer {
  userId: UserId;
  kind: CareerKind;
  firstname: string;
  lastname: string;
  nationId: NationId;
  season: number;
  random: Random;
}

/** Age at which a user's career begins. */
const BEGINNER_AGE = 34;

/** Begins a user's career; of two tabs that begin one at once, one succeeds. */
export async function beginCareer(
  tx: Transaction,
  { userId, kind, firstname, lastname, nationId, season, random }: BeginCareer,
): Promise<{ ok: true; id: PersonId } | Refused> {
  await lockName(tx, 'career', userId);
  if (await careerOf(tx, userId, kind)) return personRefusals.oneAlready();
  const name = `${firstname} ${lastname}`;
  if (deceptionOf(name)) return personRefusals.nameNotAllowed();
  const [nation] = await tx.select({ code: nations.code }).from(nations).where(eq(nations.id, nationId));
  if (!nation) return personRefusals.unknownNation();
  const face = { ...drawFace({ nationCode: nation.code, age: BEGINNER_AGE }, random) };
  const [made] = await tx
    .insert(persons)
    .values({
      kind,
      userId,
      firstname,
      lastname,
      nationId,
      birthSeason: season - BEGINNER_AGE,
      face,
      startedAt: season,
    })
    .returning({ id: persons.id });
  if (!made) throw new Error('a person was not made');
  return { ok: true, id: made.id };
}

/** Anonymizes all persons of a user and ends their careers. */
export async function erasePersons(tx: Transaction, userId: UserId, season: number): Promise<void> {
  await tx
    .update(persons)
    .set({ ...FORMER_NAME, userId: null, retiredAt: sql`coalesce(${persons.retiredAt}, ${season})` })
    .where(eq(persons.userId, userId));
}

/** Exports a user's careers. */
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

/** Returns a facesjs description, the one chosen by the user if any; null: no such person. */
export async function findPersonFace(db: Database, personId: PersonId): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ face: persons.face, chosen: users.face })
    .from(persons)
    .leftJoin(users, eq(users.id, persons.userId))
    .where(eq(persons.id, personId));
  return row?.chosen ?? row?.face ?? null;
}
