/** The kinds of facts that referrals state. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';
import { ids } from '#domains/ids.ts';

/** A friend has played for long enough. */
export const referralNotifications = [
  fact('referral-reward', { user: z.string(), userId: ids.user, pucks: z.number().int() }),
] as const;

/** For one who has brought a friend, or has come by a friend's link. */
export const referralLedgerKinds = [fact('referral-reward', { as: z.enum(['referrer', 'friend']) })] as const;
