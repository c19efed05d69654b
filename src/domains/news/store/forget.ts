/** Takes the names of users who have left for good out of the news. */
import { and, eq, sql } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { news } from '#domains/news/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** News of a manager's arrival keep who arrived where, but not under his name. */
export async function forgetArrivals(tx: Transaction, name: string, userId: UserId): Promise<void> {
  await tx
    .update(news)
    .set({ params: sql`jsonb_set(${news.params}, '{manager}', to_jsonb(${formerManager(userId)}::text))` })
    .where(and(eq(news.kind, 'manager-arrived'), eq(sql`${news.params} ->> 'manager'`, name)));
}
