/** Reads the latest news of a club or a league. */
import { desc, eq } from 'drizzle-orm';
import { newsFact } from '#domains/kinds.ts';
import { news } from '#domains/news/tables.ts';
import type { NewsItem } from '#domains/shapes.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { keepKnown } from '#platform/facts.ts';

/** Newest first. */
export async function latestNews(
  db: Database | Transaction,
  about: { clubId: ClubId } | { leagueId: LeagueId },
  limit: number,
): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(news)
    .where('clubId' in about ? eq(news.clubId, about.clubId) : eq(news.leagueId, about.leagueId))
    .orderBy(desc(news.id))
    .limit(limit);
  return keepKnown('news', newsFact, rows).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
