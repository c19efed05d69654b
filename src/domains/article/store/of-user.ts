/** A user's article data. */
import { eq, inArray, sql } from 'drizzle-orm';
import { closePollsOf } from '#domains/article/store/poll-boxes.ts';
import { dropPrizes } from '#domains/article/store/prizes.ts';
import { articlePlace } from '#domains/article/store/subject.ts';
import { forgetMentioned } from '#domains/article/store/telling.ts';
import { articleMentions, articlePolls, articleReads, articles } from '#domains/article/tables.ts';
import { dropDiscussions } from '#domains/discussion/store/comments.ts';
import { dropPiece } from '#domains/news/store/pieces.ts';
import { persons } from '#domains/person/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Erases a user's articles, also from the news, the record of what they have read, and their name at the beginning of
 * other articles.
 */
export async function eraseArticles(tx: Transaction, userId: UserId): Promise<void> {
  await forgetMentioned(tx, userId);
  await tx.delete(articleReads).where(eq(articleReads.userId, userId));
  const own = await tx
    .select({ id: articles.id, newsId: articles.newsId })
    .from(articles)
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(eq(persons.userId, userId));
  if (own.length === 0) return;
  await closePollsOf(tx, userId);
  await dropPrizes(
    tx,
    own.map(({ id }) => id),
  );
  for (const { newsId } of own) if (newsId !== null) await dropPiece(tx, newsId);
  const ids = own.map(({ id }) => id);
  await dropDiscussions(tx, articlePlace.kind, ids);
  await tx.delete(articles).where(inArray(articles.id, ids));
}

/** Exports everything a user has written and read, in one query, since the export asks every domain. */
export async function exportArticles(db: Database, userId: UserId): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<Record<string, unknown[]>>(sql`
    select
      (select coalesce(json_agg(a order by a.id), '[]') from ${articles} a
        join ${persons} p on p.id = a.person_id where p.user_id = ${userId}) as articles,
      (select coalesce(json_agg(q order by q.article_id), '[]') from ${articlePolls} q
        join ${articles} a on a.id = q.article_id
        join ${persons} p on p.id = a.person_id where p.user_id = ${userId}) as "articlePolls",
      (select coalesce(json_agg(r), '[]') from ${articleReads} r where r.user_id = ${userId}) as "articlesRead",
      (select coalesce(json_agg(m), '[]') from ${articleMentions} m where m.user_id = ${userId}) as "articlesNaming"`);
  return rows[0] ?? {};
}
