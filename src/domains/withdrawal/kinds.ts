/** The kinds of facts about withdrawals. */
import * as z from 'zod';
import { fact } from '#domains/fact.ts';

const ofWithdrawal = { withdrawalId: z.number().int() };

export const withdrawalLedgerKinds = [
  /** Pucks held until reviewers decide. */
  fact('withdrawal-held', ofWithdrawal),
  fact('withdrawal-returned', ofWithdrawal),
  fact('withdrawal-paid', ofWithdrawal),
] as const;

export const withdrawalNotifications = [
  /** To admins who may review it. */
  fact('withdrawal-requested', ofWithdrawal),
  /** To the user, with the reason for a refusal. */
  fact('withdrawal-state', {
    ...ofWithdrawal,
    state: z.enum(['review', 'approved', 'paid', 'refused']),
    reason: z.string(),
  }),
] as const;
