/** The words of sponsorships as a subject of reports. The pucks paid for them stay spent. */
import { and, desc, eq, isNull, ne } from 'drizzle-orm';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';

/** The condition for a sponsorship whose words are shown. */
const isShown = (id: number) => and(eq(sponsorships.id, id), isNull(sponsorships.hiddenAt), ne(sponsorships.name, ''));

export const sponsorshipSubject: SubjectKind = {
  kind: 'sponsorship',
  writtenBy: {
    'sponsorships.sponsor': async (db, { userId }) => {
      const own = db.select({ id: sponsorships.id }).from(sponsorships).where(eq(sponsorships.userId, userId));
      const [last] = await own.orderBy(desc(sponsorships.id)).limit(1);
      return last?.id ?? null;
    },
  },

  async read(db, id) {
    const [row] = await db.select().from(sponsorships).where(isShown(id));
    if (!row) return null;
    const text = [row.name, row.line].filter((part) => part !== '').join('\n\n');
    return { authorId: row.userId, text, path: row.path };
  },

  async remove(tx, id, { now }) {
    const hidden = await tx
      .update(sponsorships)
      .set({ hiddenAt: now })
      .where(isShown(id))
      .returning({ id: sponsorships.id });
    return hidden.length > 0 ? {} : null;
  },

  async restore(tx, id) {
    await tx.update(sponsorships).set({ hiddenAt: null }).where(eq(sponsorships.id, id));
  },
};
