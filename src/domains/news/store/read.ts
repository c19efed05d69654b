/** Reads the news, newest first. */
import { and, desc, eq, inArray, isNotNull, lt, type SQL } from 'drizzle-orm';
import { newsFact } from '#domains/kinds.ts';
import { news } from '#domains/news/tables.ts';
import type { NewsItem } from '#domains/shapes.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { keepKnown } from '#platform/facts.ts';

/** Scope of the news: a club, a league, all leagues (each result once), or everything (each result once per club). */
export type NewsOf = { clubId: ClubId } | { leagueId: LeagueId } | 'world' | 'everybody';

/** Returns news items. @param options.before only items older than this id, for paging */
export async function listNews(
  db: Database | Transaction,
  of: NewsOf,
  options: { limit: number; before?: number; kinds?: readonly NewsItem['kind'][] },
): Promise<NewsItem[]> {
  const conditions: (SQL | undefined)[] = [whose(of)];
  if (options.before !== undefined) conditions.push(lt(news.id, options.before));
  if (options.kinds) conditions.push(inArray(news.kind, [...options.kinds]));
  const rows = await db
    .select()
    .from(news)
    .where(and(...conditions))
    .orderBy(desc(news.id))
    .limit(options.limit);
  return keepKnown('news', newsFact, rows).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

function whose(of: NewsOf): SQL | undefined {
  if (of === 'everybody') return undefined;
  if (of === 'world') return isNotNull(news.leagueId);
  return 'clubId' in of ? eq(news.clubId, of.clubId) : eq(news.leagueId, of.leagueId);
}
