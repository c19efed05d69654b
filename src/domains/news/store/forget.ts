/** Removes the names of users from the news when their accounts are erased. */
import { eq, inArray, sql } from 'drizzle-orm';
import { formerManager } from '#domains/account/rules/names.ts';
import { news } from '#domains/news/tables.ts';
import { FORMER_FULL_NAME } from '#domains/person/constants.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Anonymizes a manager's news: the events stay, with a neutral name wherever the parameters contain theirs. */
export async function forgetManager(tx: Transaction, userId: UserId): Promise<void> {
  const name = sql`to_jsonb(${formerManager(userId)}::text)`;
  const renamed = sql`jsonb_set(${news.params}, '{manager}', ${name}, false)`;
  await tx
    .update(news)
    .set({ params: sql`jsonb_set(${renamed}, '{builder}', ${name}, false)` })
    .where(eq(news.userId, userId));
}

/** Anonymizes the news about a user's careers: hirings, firings, elections and inductions stay without the name. */
export async function forgetPeople(tx: Transaction, personIds: readonly PersonId[]): Promise<void> {
  const name = sql`to_jsonb(${FORMER_FULL_NAME}::text)`;
  const renamed = sql`jsonb_set(${news.params}, '{person}', ${name}, false)`;
  await tx
    .update(news)
    .set({ params: sql`jsonb_set(${renamed}, '{builder}', ${name}, false)` })
    .where(inArray(news.personId, [...personIds]));
}
