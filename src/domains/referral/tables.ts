/** Referrals that are decided: the friend has played for long enough. */
import { boolean, index, pgTable } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

export const referralRewards = pgTable(
  'referral_rewards',
  {
    /** Who has come by the link of the other. */
    userId: userId().primaryKey(),
    referrerUserId: userId().notNull(),
    /** False: the two, or another friend of the referrer's and this one, share a household. */
    counts: boolean().notNull(),
  },
  (table) => [index('referral_rewards_by_referrer').on(table.referrerUserId)],
);
