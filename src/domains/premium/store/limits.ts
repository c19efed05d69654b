/** Premium limits: the only place that reads them. */
import { eq } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { PremiumLimit } from '#domains/premium/constants.ts';
import { isPremium, limitOf } from '#domains/premium/rules.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns how many of something a user may have now. One query. */
export async function limitFor(
  db: Database | Transaction,
  { userId, what, now }: { userId: UserId; what: PremiumLimit; now: Date },
): Promise<number> {
  return limitOf(what, await isMember(db, userId, now));
}

/** Returns whether a user is a premium member now. One query. */
export async function isMember(db: Database | Transaction, userId: UserId, now: Date): Promise<boolean> {
  const [row] = await db.select({ until: users.premiumExpiresAt }).from(users).where(eq(users.id, userId));
  return isPremium(row?.until?.getTime() ?? null, now.getTime());
}
