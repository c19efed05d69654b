/** Takes the names of users who have left for good out of the news. */
import { eq, inArray, sql } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { news } from '#domains/news/tables.ts';
import { FORMER_FULL_NAME } from '#domains/person/constants.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** News of a manager keep what was done, but not under his name, whichever of their words says it. */
export async function forgetManager(tx: Transaction, userId: UserId): Promise<void> {
  const name = sql`to_jsonb(${formerManager(userId)}::text)`;
  const renamed = sql`jsonb_set(${news.params}, '{manager}', ${name}, false)`;
  await tx
    .update(news)
    .set({ params: sql`jsonb_set(${renamed}, '{builder}', ${name}, false)` })
    .where(eq(news.userId, userId));
}

/** The same of people whom a user has been: who was hired and let go, elected and inducted, keeps what he did without his name. */
export async function forgetPeople(tx: Transaction, personIds: readonly PersonId[]): Promise<void> {
  const name = sql`to_jsonb(${FORMER_FULL_NAME}::text)`;
  const renamed = sql`jsonb_set(${news.params}, '{person}', ${name}, false)`;
  await tx
    .update(news)
    .set({ params: sql`jsonb_set(${renamed}, '{builder}', ${name}, false)` })
    .where(inArray(news.personId, [...personIds]));
}
