/** Withdrawals of earned pucks: requests, their review, and the public board. */

import * as z from 'zod';
import { ADULT_STANDINGS } from '#domains/account/constants.ts';
import { commentText } from '#domains/discussion/contract.ts';
import { id, ids, wholeNumber } from '#domains/ids.ts';
import { instant, pageNumber } from '#domains/shapes.ts';
import {
  CHARITIES,
  MAX_BUDGET,
  METHODS,
  MIN_PUCKS,
  MONTHLY_LIMIT,
  REASON,
  STATES,
} from '#domains/withdrawal/constants.ts';
import { withdrawalPolicy } from '#domains/withdrawal/policy.ts';
import { get, post, put } from '#platform/calls/call.ts';

const count = z.number().int();

const row = z.object({
  id: count,
  pucks: count,
  /** Part of the pucks that stays in the game. */
  fee: count,
  method: z.enum(METHODS),
  state: z.enum(STATES),
  requestedAt: instant,
  closedAt: instant.nullable(),
});

const own = row.extend({ charity: z.string().nullable(), reason: z.string() });
export type OwnWithdrawal = z.infer<typeof own>;

/** The public view, without the charity and the reason for a refusal. */
const listed = row.extend({
  /** Masked name. */
  name: z.string(),
  /** Oldest first; `by` is the acting admin, null for the user. */
  steps: z.array(z.object({ step: z.enum(STATES), by: z.string().nullable(), at: instant })),
});
export type ListedWithdrawal = z.infer<typeof listed>;

const mine = z.object({
  /** Whether no budget is set, so that nothing is paid out. */
  isOff: z.boolean(),
  /** Whether the user is eligible at all; undeclared: once they declare that they are 18 or older. */
  standing: z.enum(ADULT_STANDINGS),
  earned: count,
  ageDays: count,
  /** Pucks that the household may still request this month. */
  left: count,
  debt: count,
  hasOpen: z.boolean(),
  charities: z.array(z.string()),
  withdrawals: z.array(own),
});
export type MyWithdrawals = z.infer<typeof mine>;

const totals = z.object({
  isOff: z.boolean(),
  /** Pucks in the ledger: held for open withdrawals, paid out, and kept as fees. */
  ...{ held: count, paid: count, fees: count },
  /** Monthly payout budget in pucks, payouts of this month so far, and the charities available. */
  ...{ budget: count, paidThisMonth: count },
  charities: z.array(z.string()),
});
export type WithdrawalTotals = z.infer<typeof totals>;

const queued = own.extend({ user: z.object({ id: ids.user, name: z.string() }) });
export type QueuedWithdrawal = z.infer<typeof queued>;

const checks = z.object({
  /** Whether the viewer may decide on it: it is not theirs or their household's. */
  mayReview: z.boolean(),
  /** Whether its household has requested so much in its month that two admins must approve it. */
  takesTwo: z.boolean(),
  /** Admins who have approved it. */
  approvedBy: z.array(z.object({ name: z.string(), at: instant })),
  ageDays: count,
  debt: count,
  /** Purchases disputed by a bank, whatever the outcome. */
  disputes: count,
  isFrozen: z.boolean(),
  /** Other accounts of the household, and the pucks they have requested. */
  housemates: z.array(z.object({ id: ids.user, name: z.string() })),
  householdPucks: count,
  /** Accounts of the household deleted in about the last `PLACE_DAYS` days. */
  deletedHousemates: count,
  /** Whether the user was seen at an address with more accounts than a household has. */
  isAtSharedPlace: z.boolean(),
  /** Pucks recently issued to the user, and those they recently requested to withdraw. */
  issuedLately: count,
  withdrawnLately: count,
});
export type WithdrawalChecks = z.infer<typeof checks>;

const line = ({ min, max }: { min: number; max: number }) => commentText(max, { isOneLine: true }).min(min);

const OWN = { open: 'Only ever one’s own pucks; reviewers decide.' } as const;
const review = { ability: withdrawalPolicy.review } as const;

export const withdrawals = {
  mine: get('activated', '/withdrawals', { restricted: 'banned' })
    .says('What you can withdraw, and your withdrawals')
    .answers(mine),
  board: get('activated', '/withdrawals/board')
    .says('Withdrawals of all users with masked names, newest first')
    .takes({ page: pageNumber })
    .answersPage(listed),
  totals: get('activated', '/withdrawals/totals')
    .says('Pucks of all withdrawals by the ledger, and the budget of the month')
    .answers(totals),
  request: post('activated', '/withdrawals', OWN)
    .says('Ask for a payout of earned pucks; they are held until it is decided')
    .takes({
      pucks: wholeNumber(MIN_PUCKS, MONTHLY_LIMIT),
      method: z.enum(METHODS),
      charity: z.string().max(CHARITIES.name.max).nullable().default(null),
    })
    .answers(mine),
  cancel: post('activated', '/withdrawals/{id}/cancellation', { ...OWN, restricted: 'banned' })
    .says('Cancel a withdrawal before it is approved; its pucks come back')
    .takes({ id })
    .answers(mine),
  queue: get('activated', '/admin/withdrawals', review)
    .says('Open withdrawals: those to decide, then those to pay, each the oldest first')
    .takes({ page: pageNumber })
    .answersPage(queued),
  checks: get('activated', '/admin/withdrawals/{id}', review)
    .says('What reviewers check before they decide about a withdrawal')
    .takes({ id })
    .answers(checks),
  take: post('activated', '/admin/withdrawals/{id}/review', review)
    .says('Take a withdrawal into review')
    .takes({ id })
    .nothing(),
  approve: post('activated', '/admin/withdrawals/{id}/approval', review)
    .says(
      'Approve a withdrawal; of a household that requests much in a month it takes two reviewers, or the same one again after a delay',
    )
    .takes({ id })
    .nothing(),
  refuse: post('activated', '/admin/withdrawals/{id}/refusal', review)
    .says('Refuse a withdrawal; its pucks go back')
    .takes({ id, reason: line(REASON) })
    .nothing(),
  pay: post('activated', '/admin/withdrawals/{id}/payment', review)
    .says('Confirm that an approved withdrawal was paid; the oldest first, within the budget of the month')
    .takes({ id })
    .nothing(),
  setTerms: put('activated', '/admin/withdrawal-terms', { ability: withdrawalPolicy.setTerms })
    .says('Set what payouts of a month may come to (0 turns withdrawals off), and the charities')
    .takes({ budget: wholeNumber(0, MAX_BUDGET), charities: z.array(line(CHARITIES.name)).max(CHARITIES.max) })
    .answers(totals),
};
