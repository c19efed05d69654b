/** Articles as a subject of reports and comments. */
import { and, eq, sql } from 'drizzle-orm';
import { articleRefusals } from '#domains/article/refusals.ts';
import { itemOf } from '#domains/article/store/written.ts';
import { articles } from '#domains/article/tables.ts';
import { postComment } from '#domains/discussion/store/limits.ts';
import { bringBackPiece, takeOutPiece } from '#domains/news/store/pieces.ts';
import { persons } from '#domains/person/tables.ts';
import type { PlaceKind, SubjectKind } from '#domains/subject.ts';
import { given, made } from '#domains/written.ts';
import type { ArticleId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';

export const articleSubject: SubjectKind = {
  kind: 'article',
  // Drafts are private: what counts is publishing, and changes after it.
  writtenBy: { 'articles.publish': given, 'articles.save': given },

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
    if (row.newsId !== null) await takeOutPiece(tx, row.newsId);
    await publishChange(tx, ['news']);
    return { newsId: row.newsId };
  },

  // Returns to its place in the news with its reactions, unless it names a user who has been deleted.
  async restore(tx, id, { newsId }) {
    const [row] = await tx
      .update(articles)
      .set({ state: 'published', hiddenReason: null })
      .where(and(eq(articles.id, id), eq(articles.state, 'hidden')))
      .returning();
    if (!row) return;
    if (typeof newsId === 'number') await bringBack(tx, row, newsId);
    await publishChange(tx, ['news']);
  },
};

async function bringBack(tx: Transaction, row: typeof articles.$inferSelect, newsId: number): Promise<void> {
  const { id, season, day, publishedAt } = row;
  if (season === null || day === null || publishedAt === null) return;
  const [reporter] = await tx
    .select({ name: sql<string>`${persons.firstname} || ' ' || ${persons.lastname}` })
    .from(persons)
    .where(eq(persons.id, row.personId));
  const ready = await itemOf(tx, { ...row, season, day }, reporter?.name ?? '');
  if (!ready.ok) return;
  await bringBackPiece(tx, { ...ready.item, id: newsId, createdAt: publishedAt }, ready.mentions);
  await tx.update(articles).set({ newsId }).where(eq(articles.id, id));
}

export const articlePlace = {
  kind: 'article',
  writtenBy: { 'articles.comment': made },

  async open(db, id, reader) {
    const shown = await articleSubject.read(db, id, reader);
    return shown && { path: shown.path, isInside: false };
  },
} as const satisfies PlaceKind;

/** Comments on a published article. */
export async function commentOnArticle(
  db: Database,
  { id, ...said }: { id: ArticleId; userId: UserId; text: string; now: Date },
): Promise<{ ok: true; id: number } | Refused> {
  return db.transaction(async (tx) => {
    // Locked, so that it cannot be removed between the check and the comment.
    const isThere = and(eq(articles.id, id), eq(articles.state, 'published'));
    const [row] = await tx.select({ id: articles.id }).from(articles).where(isThere).for('key share');
    if (!row) return articleRefusals.unknown();
    return postComment(tx, { kind: articlePlace.kind, id }, said);
  });
}
