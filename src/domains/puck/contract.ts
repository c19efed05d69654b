/** The user's pucks: balance, transactions, and ways to earn more. */
import * as z from 'zod';
import { given, wholeNumber } from '#domains/ids.ts';
import { memo } from '#domains/kinds.ts';
import { GIFT, MAX_TRANSACTIONS, PUCK_KINDS, PUCK_SOURCE_IDS } from '#domains/puck/constants.ts';
import { get, post } from '#platform/calls/call.ts';

const amount = z.number().int();
/** Pucks by color. */
const colors = z.object({ play: amount, bought: amount, earned: amount });

const transaction = z
  .object({
    id: z.number().int(),
    season: z.number().int(),
    day: z.number().int(),
    /** Pucks; negative: spent. */
    amount,
    colors,
    /** Balance after the transaction. */
    balance: amount,
  })
  .and(memo);
export type PuckTransaction = z.infer<typeof transaction>;

const summary = z.object({
  balance: amount,
  colors,
  /** Whether days played now earn only play pucks, since this world runs at its manager's own pace. */
  isPlayOnly: z.boolean(),
  /** What quests and press prizes can still bring the household today (UTC), and within the longer limit. */
  today: amount,
  season: amount,
  /** Pucks that the user may still give to friends today. */
  giftsLeft: amount,
  /** Every way to earn pucks. */
  ways: z.array(
    z.object({
      source: z.enum(PUCK_SOURCE_IDS),
      /**
       * Pucks that it can still bring today; null: limited only by what is left to achieve or win. Raffles show their
       * free tickets themselves.
       */
      left: amount.nullable(),
      /** Pucks that it has brought the user so far. */
      brought: amount,
    }),
  ),
});
export type PuckSummary = z.infer<typeof summary>;

export const pucks = {
  balance: get('activated', '/pucks')
    .says('Your balance of pucks by color, and every way to earn some, with what is left today')
    .answers(summary),
  transactions: get('activated', '/pucks/transactions')
    .says('Your balance of pucks, and the transactions that made it, the newest first')
    .takes({
      type: z.enum(['any', ...PUCK_KINDS]).default('any'),
      limit: wholeNumber(1, MAX_TRANSACTIONS).default(MAX_TRANSACTIONS),
    })
    .answersBody(z.object({ data: z.array(transaction), balance: amount })),
  give: post('activated', '/users/{id}/pucks', { open: 'Only ever the own pucks, and only to friends.' })
    .says(
      'Give a friend pucks; they arrive as play pucks. 409 where the two are no friends, or a limit of the day has no room',
    )
    .takes({ id: given.user, pucks: wholeNumber(1, GIFT.sent), giftId: z.uuid() })
    .answers(summary),
};
