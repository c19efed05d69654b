/** Reporters with a desk, and what they write. */
import { desks, reporters } from '#domains/reporter/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { makePerson } from './person.ts';
import { addRow, rowsOf } from './rows.ts';

interface ReporterOptions {
  lastname?: string;
  /** null: an AI. */
  userId?: number | null;
  deskId?: number | null;
}

/** Makes a reporter of nation 1; returns their id. */
export async function makeReporter(
  db: Database | Transaction,
  { lastname = 'Quill', userId = null, deskId = null }: ReporterOptions = {},
): Promise<number> {
  const known = { kind: 'reporter', firstname: 'Nora', lastname, birthSeason: -37, userId } as const;
  const personId = await makePerson(db, { ...known, age: 40 });
  const seat = deskId === null ? {} : { deskId, deskSince: 64 };
  await db.insert(reporters).values({ personId, isStaff: userId === null, ...seat });
  return personId;
}

/** Makes the desk of a club; returns its id. */
export async function makeDesk(db: Database | Transaction, clubId: number, paper = 'Test Courier'): Promise<number> {
  const [there] = await rowsOf(db, desks, { clubId });
  return (there ?? (await addRow(db, desks, { kind: 'club', clubId, paper }))).id;
}
