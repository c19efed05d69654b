/** Reactions of users to news: one per user and item. */
import { eq } from 'drizzle-orm';
import { countReactions, setSoleReaction } from '#domains/discussion/store/reactions.ts';
import { NEWS, type Reaction } from '#domains/news/constants.ts';
import { newsRefusals } from '#domains/news/refusals.ts';
import { news } from '#domains/news/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';

/** Sets a user's reaction, replacing an earlier one. @param reaction null: removes it */
export async function react(
  db: Database,
  { newsId, ...reacting }: { userId: UserId; newsId: number; reaction: Reaction | null; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    // Locked, so that the item cannot be taken out between this read and the reaction.
    const [item] = await tx.select({ id: news.id }).from(news).where(eq(news.id, newsId)).for('key share');
    if (!item) return newsRefusals.unknown();
    await setSoleReaction(tx, { kind: NEWS, id: newsId }, reacting);
    return { ok: true };
  });
}

interface Counted {
  newsId: number;
  counts: { reaction: Reaction; count: number }[];
  /** The viewer's own reaction; null: none. */
  mine: Reaction | null;
}

/** Returns the reactions to those of the items that have any; one statement. */
export async function reactionsTo(db: Database, newsIds: readonly number[], viewerId: UserId): Promise<Counted[]> {
  const rows = await countReactions<Reaction>(db, NEWS, newsIds, { viewerId });
  return [...Map.groupBy(rows, ({ id }) => id)].map(([newsId, own]) => ({
    newsId,
    counts: own.map(({ reaction, count }) => ({ reaction, count })),
    mine: own.find(({ isMine }) => isMine)?.reaction ?? null,
  }));
}
