/** Readers of articles. */
import { and, eq, sql } from 'drizzle-orm';
import { articleRefusals } from '#domains/article/refusals.ts';
import { articleReads, articles } from '#domains/article/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

type Done = { ok: true } | Refused;

/** Returns the article and its author; null: not in the news. */
async function inTheNews(tx: Database | Transaction, id: number) {
  const [row] = await tx
    .select({ id: articles.id, userId: persons.userId })
    .from(articles)
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(and(eq(articles.id, id), eq(articles.state, 'published')));
  return row ?? null;
}

/** Counts a reader once; authors do not count as readers of their own articles. */
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
