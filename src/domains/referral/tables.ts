/** Decided referrals, whose friend has played long enough. */
import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const referralRewards = pgTable(
  'referral_rewards',
  {
    /** The referred friend. */
    userId: userId().primaryKey(),
    referrerUserId: userId().notNull(),
    /** False: the friend shares a household with the referrer or with another friend of the referrer. */
    counts: boolean().notNull(),
  },
  (table) => [index('referral_rewards_by_referrer').on(table.referrerUserId)],
);
