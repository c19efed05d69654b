/** Reporters with a desk, and what they write. */
import { eq } from 'drizzle-orm';
import { persons } from '#domains/person/tables.ts';
import { desks, reporters } from '#domains/reporter/tables.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface ReporterOptions {
  lastname?: string;
  /** null: an AI. */
  userId?: number | null;
  deskId?: number | null;
}

/** A reporter of nation 1; answers their id. */
export async function makeReporter(
  db: Database | Transaction,
  { lastname = 'Quill', userId = null, deskId = null }: ReporterOptions = {},
): Promise<number> {
  const face = { ...drawFace({ nationCode: 'CA', age: 40 }, new Random(lastname)) };
  const person = { firstname: 'Nora', lastname, nationId: 1, birthSeason: -37, startedAt: 1, face, userId };
  const [made] = await db
    .insert(persons)
    .values({ kind: 'reporter', ...person })
    .returning({ id: persons.id });
  if (!made) throw new Error('the person was not stored');
  const seat = deskId === null ? {} : { deskId, deskSince: 64 };
  await db.insert(reporters).values({ personId: made.id, isStaff: userId === null, ...seat });
  return made.id;
}

/** The desk of a club; answers its id. */
export async function makeDesk(db: Database | Transaction, clubId: number, paper = 'Test Courier'): Promise<number> {
  const [there] = await db.select({ id: desks.id }).from(desks).where(eq(desks.clubId, clubId));
  if (there) return there.id;
  const [made] = await db.insert(desks).values({ kind: 'club', clubId, paper }).returning({ id: desks.id });
  if (!made) throw new Error('the desk was not stored');
  return made.id;
}
