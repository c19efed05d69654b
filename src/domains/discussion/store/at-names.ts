/** Finds the users named as `@name` in a text. */
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { namesAt, withMentions } from '#domains/discussion/rules/at-names.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Returns the text with a mention in the place of each `@name` of a user. */
export async function mentionByName(tx: Transaction, text: string): Promise<string> {
  const names = namesAt(text);
  if (names.length === 0) return text;
  const lower = sql<string>`lower(${users.name})`;
  const found = await tx
    .select({ id: users.id, name: lower })
    .from(users)
    .where(
      and(sql`${lower} = any(${sql.param(names)}::text[])`, isNotNull(users.activatedAt), isNull(users.deletedAt)),
    );
  const ids = new Map(found.map(({ id, name }) => [name, id]));
  return withMentions(text, (name) => ids.get(name));
}
