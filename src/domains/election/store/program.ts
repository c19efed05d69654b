/** Candidates' programs, for reports to the moderators. */
import { eq } from 'drizzle-orm';
import { candidacies, elections } from '#domains/election/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { answered, wordsSubject } from '#domains/written.ts';

export const programSubject = wordsSubject({
  kind: 'election-program',
  writtenBy: { 'elections.stand': answered('own.candidacyId') },

  async find(db, id) {
    const [row] = await db
      .select({ program: candidacies.program, nationId: elections.nationId, authorId: persons.userId })
      .from(candidacies)
      .innerJoin(elections, eq(elections.id, candidacies.electionId))
      .innerJoin(persons, eq(persons.id, candidacies.personId))
      .where(eq(candidacies.id, id));
    if (!row) return null;
    const path = `/federation/overview/${row.nationId}?tab=election`;
    return { authorId: row.authorId, words: [row.program], path };
  },

  async write(tx, id, [program = '']) {
    await tx.update(candidacies).set({ program }).where(eq(candidacies.id, id));
  },
});
