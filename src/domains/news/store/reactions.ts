/** What users make of the news: one reaction a user and item. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Reaction } from '#domains/news/constants.ts';
import { newsRefusals } from '#domains/news/refusals.ts';
import { news, newsReactions, newsSeen } from '#domains/news/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** A new one takes the place of the old. @param reaction null: it is taken back */
export async function react(
  db: Database,
  { userId, newsId, reaction }: { userId: UserId; newsId: number; reaction: Reaction | null },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const [item] = await tx.select({ id: news.id }).from(news).where(eq(news.id, newsId)).for('share');
    if (!item) return newsRefusals.unknown();
    const { userId: ofUser, newsId: ofNews } = newsReactions;
    if (reaction === null) await tx.delete(newsReactions).where(and(eq(ofUser, userId), eq(ofNews, newsId)));
    else
      await tx
        .insert(newsReactions)
        .values({ userId, newsId, reaction })
        .onConflictDoUpdate({ target: [ofNews, ofUser], set: { reaction } });
    return { ok: true };
  });
}

interface Counted {
  newsId: number;
  counts: { reaction: Reaction; count: number }[];
  /** What the one who asks has said; null: nothing. */
  mine: Reaction | null;
}

/** Of those items that anybody has reacted to; one statement. */
export async function reactionsTo(db: Database, newsIds: readonly number[], userId: UserId): Promise<Counted[]> {
  if (newsIds.length === 0) return [];
  const rows = await db
    .select({
      newsId: newsReactions.newsId,
      reaction: newsReactions.reaction,
      count: sql<number>`count(*)::int`,
      isMine: sql<boolean>`bool_or(${newsReactions.userId} = ${userId})`,
    })
    .from(newsReactions)
    .where(inArray(newsReactions.newsId, [...newsIds]))
    .groupBy(newsReactions.newsId, newsReactions.reaction);
  return [...Map.groupBy(rows, ({ newsId }) => newsId)].map(([newsId, own]) => ({
    newsId,
    counts: own.map(({ reaction, count }) => ({ reaction, count })),
    mine: own.find(({ isMine }) => isMine)?.reaction ?? null,
  }));
}

export async function removeReactions(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(newsReactions).where(eq(newsReactions.userId, userId));
}

/** What the news keep of a user: how far he has read, and his reactions. One question, since the export asks every noun. */
export async function exportNews(
  db: Database,
  userId: UserId,
): Promise<{ newsSeen: number; newsReactions: { newsId: number; reaction: Reaction }[] }> {
  const { rows } = await db.execute<{ newsSeen: number; newsReactions: { newsId: number; reaction: Reaction }[] }>(sql`
    select coalesce((select news_id from ${newsSeen} where user_id = ${userId}), 0) as "newsSeen",
      coalesce((
        select jsonb_agg(jsonb_build_object('newsId', news_id, 'reaction', reaction) order by news_id)
        from ${newsReactions} where user_id = ${userId}
      ), '[]') as "newsReactions"`);
  return rows[0] ?? { newsSeen: 0, newsReactions: [] };
}
