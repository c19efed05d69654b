/** Applicants' letters, for reports to the moderators by the employers who read them. */
import { and, eq } from 'drizzle-orm';
import { jobApplications, jobs } from '#domains/job/tables.ts';
import { personPath } from '#domains/person/rules.ts';
import { persons } from '#domains/person/tables.ts';
import { clubOf } from '#domains/seat/policy.ts';
import { given, wordsSubject } from '#domains/written.ts';
import { heldIds } from '#platform/calls/policy.ts';

export const letterSubject = wordsSubject({
  kind: 'job-letter',
  writtenBy: {
    'jobs.apply': async (db, call) => {
      const [last] = await db
        .select({ id: jobApplications.id })
        .from(jobApplications)
        .innerJoin(persons, eq(persons.id, jobApplications.personId))
        .where(and(eq(persons.userId, call.userId), eq(jobApplications.jobId, Number(given(db, call)))));
      return last?.id ?? null;
    },
  },

  async find(db, id, reader) {
    const [row] = await db
      .select({
        ...{ letter: jobApplications.letter, personId: persons.id, kind: persons.kind, authorId: persons.userId },
        ...{ clubId: jobs.clubId, nationId: jobs.nationId },
      })
      .from(jobApplications)
      .innerJoin(jobs, eq(jobs.id, jobApplications.jobId))
      .innerJoin(persons, eq(persons.id, jobApplications.personId))
      .where(eq(jobApplications.id, id));
    if (!row) return null;
    const { clubId, nationId, authorId } = row;
    const isEmployer =
      (clubId !== null && clubOf(reader) === clubId) ||
      (nationId !== null && heldIds(reader, 'president', 'federation').includes(nationId));
    if (reader && reader.id !== authorId && !isEmployer) return null;
    return { authorId, words: [row.letter], path: personPath({ kind: row.kind, id: row.personId }) };
  },

  async write(tx, id, [letter = '']) {
    await tx.update(jobApplications).set({ letter }).where(eq(jobApplications.id, id));
  },
});
