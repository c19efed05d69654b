/** Finds the users named as `@name` in a text. */
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { namesAt, withMentions } from '#domains/discussion/rules/at-names.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Returns the text with a mention in the place of each `@name` of a user, as far as it has room. @param most letters of the text */
export async function mentionByName(tx: Transaction, text: string, most: number): Promise<string> {
  const names = namesAt(text);
  if (names.length === 0) return text;
  // The database folds both, since it folds some letters differently from JavaScript.
  const found = await tx
    .select({ id: users.id, name: sql<string>`asked.name` })
    .from(users)
    .innerJoin(
      sql`unnest(${sql.param(names)}::text[]) as asked (name)`,
      and(sql`lower(${users.name}) = lower(asked.name)`, isNotNull(users.activatedAt), isNull(users.deletedAt)),
    );
  const ids = new Map(found.map(({ id, name }) => [name, id]));
  return withMentions(text, (name) => ids.get(name), most);
}
