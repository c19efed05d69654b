/** Names that users give their careers, as a subject of reports. */
import { eq } from 'drizzle-orm';
import { personPath } from '#domains/person/rules.ts';
import { persons } from '#domains/person/tables.ts';
import { answered, wordsSubject } from '#domains/written.ts';
import { publishChange } from '#platform/realtime.ts';

export const careerNameSubject = wordsSubject({
  kind: 'career-name',
  writtenBy: { 'jobs.begin': answered('career.person.id') },

  async find(db, id) {
    const { kind, firstname, lastname, userId } = persons;
    const [row] = await db.select({ kind, firstname, lastname, userId }).from(persons).where(eq(persons.id, id));
    if (!row || row.userId === null) return null;
    const plain = [`${row.kind.charAt(0).toUpperCase()}${row.kind.slice(1)}`, String(id)];
    return { authorId: row.userId, words: [row.firstname, row.lastname], plain, path: personPath({ ...row, id }) };
  },

  async write(tx, id, [firstname = '', lastname = '']) {
    await tx.update(persons).set({ firstname, lastname }).where(eq(persons.id, id));
    await publishChange(tx, ['names']);
  },
});
