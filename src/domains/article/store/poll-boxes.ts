/** Ballot boxes of polls in articles. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { articlePolls, articles } from '#domains/article/tables.ts';
import { countPolls, openPolls } from '#domains/ballot/store.ts';
import { persons } from '#domains/person/tables.ts';
import type { ArticleId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Opens the poll, if any, of an article that is being published. @param today absolute */
export async function openPoll(tx: Transaction, articleId: ArticleId, today: number): Promise<void> {
  const [poll] = await tx
    .select({ days: articlePolls.days })
    .from(articlePolls)
    .where(eq(articlePolls.articleId, articleId));
  if (!poll) return;
  const pollId = await openPolls(pgRows(tx), [today + poll.days]);
  await tx.update(articlePolls).set({ pollId }).where(eq(articlePolls.articleId, articleId));
}

/** Closes the polls of a deleted user, and forgets who has voted in them. */
export async function closePollsOf(tx: Transaction, userId: UserId): Promise<void> {
  const own = await tx
    .select({ pollId: sql<number>`${articlePolls.pollId}` })
    .from(articlePolls)
    .innerJoin(articles, eq(articles.id, articlePolls.articleId))
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(and(eq(persons.userId, userId), isNotNull(articlePolls.pollId)));
  await countPolls(
    pgRows(tx),
    own.map(({ pollId }) => pollId),
  );
}
