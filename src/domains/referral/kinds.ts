/** The kinds of facts about referrals. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** A referred friend has played long enough. */
export const referralNotifications = [
  fact('referral-reward', { user: z.string(), userId: ids.user, pucks: z.number().int() }),
] as const;

/** For the referrer, or for the referred friend. */
export const referralLedgerKinds = [fact('referral-reward', { as: z.enum(['referrer', 'friend']) })] as const;
