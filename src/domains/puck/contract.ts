/** The pucks of the asker: how many there are, and what they came from. */
import * as z from 'zod';
import { memo } from '#domains/kinds.ts';
import { PUCK_KINDS } from '#domains/puck/constants.ts';
import { pageNumber } from '#domains/shapes.ts';
import { get, pagination } from '#platform/calls/call.ts';

const transaction = z
  .object({
    id: z.number().int(),
    season: z.number().int(),
    day: z.number().int(),
    /** Pucks; below zero they went out. */
    amount: z.number().int(),
  })
  .and(memo);
export type PuckTransaction = z.infer<typeof transaction>;

export const pucks = {
  transactions: get('activated', '/pucks/transactions')
    .says('Your balance of pucks, and every transaction that made it, the newest first')
    .takes({ type: z.enum(['any', ...PUCK_KINDS]).default('any'), page: pageNumber })
    .answersBody(z.object({ data: z.array(transaction), balance: z.number().int(), pagination })),
};
