/** Data about a user besides the account itself. */
import { eq } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the users who joined through the user's referral link. */
export async function referredBy(db: Database, userId: UserId) {
  return db
    .select({ name: users.name, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.referredByUserId, userId));
}
