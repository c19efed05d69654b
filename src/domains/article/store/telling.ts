/** Notifications to users named in articles, once per article, and their removal when a user is deleted. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { leadWithout } from '#domains/article/store/references.ts';
import { articleMentions, articles } from '#domains/article/tables.ts';
import { readersOf } from '#domains/block/store.ts';
import { MAX_MENTIONS } from '#domains/discussion/constants.ts';
import type { MentionKind } from '#domains/discussion/rules/markup.ts';
import { watchersOfUser } from '#domains/friend/store.ts';
import { rewriteLead } from '#domains/news/store/pieces.ts';
import { notify } from '#domains/notifications/store.ts';
import { FORMER_FULL_NAME } from '#domains/person/constants.ts';
import { persons } from '#domains/person/tables.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/**
 * Notifies the users who are newly named, except the author. Over all changes of an article, no more users are notified
 * than it may name at a time.
 */
export async function tellMentioned(
  tx: Transaction,
  { id: articleId, headline, userIds }: { id: number; headline: string; userIds: readonly UserId[] },
  author: { userId: UserId; personId: PersonId; name: string },
): Promise<void> {
  const others = userIds.filter((userId) => userId !== author.userId);
  if (others.length === 0) return;
  const before = await tx.$count(articleMentions, eq(articleMentions.articleId, articleId));
  const added = await tx
    .insert(articleMentions)
    .values(others.map((userId) => ({ articleId, userId })))
    .onConflictDoNothing()
    .returning({ userId: articleMentions.userId });
  const params = { articleId, headline, personId: author.personId, person: author.name };
  const counted = added.slice(0, Math.max(0, MAX_MENTIONS - before)).map(({ userId }) => userId);
  const told = await readersOf(tx, author.userId, counted);
  await notify(
    pgRows(tx),
    told.map((userId) => ({ userId, channel: 'news' as const, kind: 'article-mention' as const, params })),
  );
}

/** Notifies those who watch the author of a new article. */
export async function tellWatchers(
  tx: Transaction,
  { id: articleId, headline, userIds }: { id: number; headline: string; userIds: readonly UserId[] },
  author: { userId: UserId; personId: PersonId; name: string },
): Promise<void> {
  // Named users are notified of that instead.
  const told = (await watchersOfUser(tx, author.userId)).filter((userId) => !userIds.includes(userId));
  const params = { articleId, headline, personId: author.personId, person: author.name };
  await notify(
    pgRows(tx),
    told.map((userId) => ({ userId, channel: 'world' as const, kind: 'follow-article' as const, params })),
  );
}

/** Rewrites the leads in lists of news that name the user, through any of their careers, without the name. */
export async function forgetMentioned(tx: Transaction, userId: UserId): Promise<void> {
  const gone = await tx
    .delete(articleMentions)
    .where(eq(articleMentions.userId, userId))
    .returning({ articleId: articleMentions.articleId });
  if (gone.length === 0) return;
  const careers = await tx.select({ id: persons.id }).from(persons).where(eq(persons.userId, userId));
  const own = new Set<number>(careers.map(({ id }) => id));
  const isGone = (of: MentionKind, id: number) => {
    if (of === 'user' && id === userId) return formerManager(userId);
    return of === 'person' && own.has(id) ? FORMER_FULL_NAME : null;
  };
  const ids = gone.map(({ articleId }) => articleId);
  const rows = await tx
    .select({ body: articles.body, newsId: articles.newsId })
    .from(articles)
    .where(and(inArray(articles.id, ids), isNotNull(articles.newsId)));
  for (const { body, newsId } of rows)
    if (newsId !== null) await rewriteLead(tx, newsId, await leadWithout(tx, body, isGone));
}
