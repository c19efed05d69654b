/** What users make of the news: one reaction a user and item. */
import { eq } from 'drizzle-orm';
import { countReactions, setSoleReaction } from '#domains/discussion/store/reactions.ts';
import { NEWS, type Reaction } from '#domains/news/constants.ts';
import { newsRefusals } from '#domains/news/refusals.ts';
import { news } from '#domains/news/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';

/** A new one takes the place of the old. @param reaction null: it is taken back */
export async function react(
  db: Database,
  { newsId, ...reacting }: { userId: UserId; newsId: number; reaction: Reaction | null; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    // Held, so that it is not taken out between the look and the reaction.
    const [item] = await tx.select({ id: news.id }).from(news).where(eq(news.id, newsId)).for('key share');
    if (!item) return newsRefusals.unknown();
    await setSoleReaction(tx, { kind: NEWS, id: newsId }, reacting);
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
export async function reactionsTo(db: Database, newsIds: readonly number[], viewerId: UserId): Promise<Counted[]> {
  const rows = await countReactions<Reaction>(db, NEWS, newsIds, { viewerId });
  return [...Map.groupBy(rows, ({ id }) => id)].map(([newsId, own]) => ({
    newsId,
    counts: own.map(({ reaction, count }) => ({ reaction, count })),
    mine: own.find(({ isMine }) => isMine)?.reaction ?? null,
  }));
}
