/** Data about a user besides the account itself. */
import { sql } from 'drizzle-orm';
import { formerNames, users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the users who joined through the user's referral link and the names the user has given up, in one query. */
export async function exportAccount(db: Database, userId: UserId): Promise<Record<string, unknown[]>> {
  const { rows } = await db.execute<Record<string, unknown[]>>(sql`
    select coalesce((
        select jsonb_agg(jsonb_build_object('name', name, 'createdAt', created_at) order by id)
        from ${users} where referred_by_user_id = ${userId}
      ), '[]') as referred,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', name, 'givenUpAt', given_up_at, 'isCounted', is_counted) order by id)
        from ${formerNames} where user_id = ${userId}
      ), '[]') as "formerNames"`);
  return rows[0] ?? {};
}
