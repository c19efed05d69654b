/** Articles, as users report them. */
import { and, eq } from 'drizzle-orm';
import { articles } from '#domains/article/tables.ts';
import { dropPiece } from '#domains/news/store/pieces.ts';
import { persons } from '#domains/person/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { publishChange } from '#platform/realtime.ts';

export const articleSubject: SubjectKind = {
  kind: 'article',

  async read(db, id) {
    const [row] = await db
      .select({ article: articles, userId: persons.userId })
      .from(articles)
      .innerJoin(persons, eq(persons.id, articles.personId))
      .where(and(eq(articles.id, id), eq(articles.state, 'published')));
    if (!row) return null;
    const { personId, headline, body, sources } = row.article;
    const text = [headline, body, sources].filter((part) => part !== '').join('\n\n');
    return { authorId: row.userId, text, path: `/reporter/${personId}?article=${id}` };
  },

  async remove(tx, id, { reason, now }) {
    const [row] = await tx
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), eq(articles.state, 'published')))
      .for('no key update');
    if (!row) return null;
    await tx
      .update(articles)
      .set({ state: 'hidden', hiddenReason: reason, newsId: null, updatedAt: now })
      .where(eq(articles.id, id));
    if (row.newsId !== null) await dropPiece(tx, row.newsId);
    await publishChange(tx, ['everything']);
    return {};
  },

  // Readable again, under its reporter; its item of the news, with what readers made of it, is gone.
  async restore(tx, id) {
    await tx
      .update(articles)
      .set({ state: 'published', hiddenReason: null })
      .where(and(eq(articles.id, id), eq(articles.state, 'hidden')));
    await publishChange(tx, ['everything']);
  },
};
