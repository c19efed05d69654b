/** What readers do with articles: read them, and show them to the admins, who judge them. */
import { and, eq, sql } from 'drizzle-orm';
import { recordAction } from '#domains/admin/store/actions.ts';
import type { Reason } from '#domains/article/constants.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { articleReads, articleReports, articles } from '#domains/article/tables.ts';
import { dropPiece } from '#domains/news/store/pieces.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

type Done = { ok: true } | Refused;

/** The article with who has written it; null: there is none in the news. */
async function inTheNews(tx: Database | Transaction, id: number) {
  const [row] = await tx
    .select({ id: articles.id, userId: persons.userId })
    .from(articles)
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(and(eq(articles.id, id), eq(articles.state, 'published')));
  return row ?? null;
}

/** Counts a reader once; authors are no readers of their own. */
export async function markRead(
  tx: Transaction,
  { id, userId, today }: { id: number; userId: UserId; today: number },
): Promise<Done> {
  const article = await inTheNews(tx, id);
  if (!article) return articleRefusals.unknown();
  if (article.userId === userId) return { ok: true };
  const added = await tx
    .insert(articleReads)
    .values({ articleId: id, userId, readOn: today })
    .onConflictDoNothing()
    .returning({ articleId: articleReads.articleId });
  if (added.length > 0) {
    await tx
      .update(articles)
      .set({ reads: sql`${articles.reads} + 1` })
      .where(eq(articles.id, id));
  }
  return { ok: true };
}

/** One report a user and article; a second one changes the reason. */
export async function report(
  db: Database,
  { id, userId, reason, now }: { id: number; userId: UserId; reason: Reason; now: Date },
): Promise<Done> {
  const article = await inTheNews(db, id);
  if (!article) return articleRefusals.unknown();
  if (article.userId === userId) return articleRefusals.yours();
  await db
    .insert(articleReports)
    .values({ articleId: id, userId, reason, createdAt: now })
    .onConflictDoUpdate({ target: [articleReports.articleId, articleReports.userId], set: { reason } });
  return { ok: true };
}

/** Takes an article out of the news; its author reads why. */
export async function hide(
  tx: Transaction,
  { id, reason, adminId, now }: { id: number; reason: string; adminId: UserId; now: Date },
): Promise<Done> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('no key update');
  if (!row) return articleRefusals.unknown();
  if (row.state !== 'published') return articleRefusals.notPublished();
  await tx
    .update(articles)
    .set({ state: 'hidden', hiddenReason: reason, newsId: null, updatedAt: now })
    .where(eq(articles.id, id));
  if (row.newsId !== null) await dropPiece(tx, row.newsId);
  await tx.delete(articleReports).where(eq(articleReports.articleId, id));
  await recordAction(tx, adminId, 'hide-article', { id, reason });
  const [author] = await tx.select({ userId: persons.userId }).from(persons).where(eq(persons.id, row.personId));
  if (author?.userId != null) {
    const params = { articleId: id, headline: row.headline, reason };
    await notify(pgRows(tx), [{ userId: author.userId, channel: 'messages', kind: 'article-hidden', params }]);
  }
  return { ok: true };
}

/** The reports on an article are answered: it stays. */
export async function keep(tx: Transaction, { id, adminId }: { id: number; adminId: UserId }): Promise<void> {
  await tx.delete(articleReports).where(eq(articleReports.articleId, id));
  await recordAction(tx, adminId, 'keep-article', { id });
}
