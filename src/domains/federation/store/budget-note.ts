/** Presidents' notes on proposed budgets, for reports to the moderators. */
import { desc, eq } from 'drizzle-orm';
import { federationBudgets } from '#domains/federation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { given, wordsSubject } from '#domains/written.ts';

export const budgetNoteSubject = wordsSubject({
  kind: 'budget-note',
  writtenBy: {
    'federations.proposeBudget': async (db, call) => {
      const [last] = await db
        .select({ id: federationBudgets.id })
        .from(federationBudgets)
        .where(eq(federationBudgets.nationId, Number(given(db, call))))
        .orderBy(desc(federationBudgets.id))
        .limit(1);
      return last?.id ?? null;
    },
  },

  async find(db, id) {
    const { note, nationId } = federationBudgets;
    const [row] = await db
      .select({ note, nationId, authorId: persons.userId })
      .from(federationBudgets)
      .innerJoin(persons, eq(persons.id, federationBudgets.proposedBy))
      .where(eq(federationBudgets.id, id));
    if (!row) return null;
    return { authorId: row.authorId, words: [row.note], path: `/federation/overview/${row.nationId}?tab=budget` };
  },

  async write(tx, id, [note = '']) {
    await tx.update(federationBudgets).set({ note }).where(eq(federationBudgets.id, id));
  },
});
