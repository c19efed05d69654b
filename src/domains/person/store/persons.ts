/** Persons as they are kept. */
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
export const personRefs = refsBy<PersonRef>(async (db, ids) => {
  const found = await db.select(personRefColumns).from(persons).where(inArray(persons.id, ids));
  return found.map((person) => [person.id, person]);
});

/** The career of a kind that the user holds; null: none. */
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

/** The same for a command that spends his money or ends the career: of two at once the second waits for the first. */
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

/** Everybody whom the user is or was, for anybody to see; the latest first. */
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

/** Years that somebody has behind who begins a career. */
const BEGINNER_AGE = 34;

/** A user begins a career; of two tabs that begin at once one does. */
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

/** Everybody whom a user holds becomes somebody without a name and without a user; their careers are over. */
export async function erasePersons(tx: Transaction, userId: UserId, season: number): Promise<void> {
  await tx
    .update(persons)
    .set({ ...FORMER_NAME, userId: null, retiredAt: sql`coalesce(${persons.retiredAt}, ${season})` })
    .where(eq(persons.userId, userId));
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

/** A facesjs face description, the one that their user has chosen if any; null: there is no such person. */
export async function findPersonFace(db: Database, personId: PersonId): Promise<Record<string, unknown> | null> {
  const [row] = await db
    .select({ face: persons.face, chosen: users.face })
    .from(persons)
    .leftJoin(users, eq(users.id, persons.userId))
    .where(eq(persons.id, personId));
  return row?.chosen ?? row?.face ?? null;
}
