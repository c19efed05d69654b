/** Referrals that are decided: the friend has played for long enough. */
import { boolean, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

export const referralRewards = pgTable(
  'referral_rewards',
  {
    /** Who has come by the link of the other. */
    userId: integer()
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id),
    referrerUserId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    /** False: the two, or another friend of the referrer's and this one, share a household. */
    counts: boolean().notNull(),
  },
  (table) => [index('referral_rewards_by_referrer').on(table.referrerUserId)],
);
