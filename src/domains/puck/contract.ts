/** The pucks of the asker: how many there are, and what they came from. */
import * as z from 'zod';
import { memo } from '#domains/kinds.ts';
import { PUCK_KINDS } from '#domains/puck/constants.ts';
import { pageNumber, pagination } from '#domains/shapes.ts';
import { call } from '#platform/calls/call.ts';

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
  transactions: call('activated')
    .route({
      method: 'GET',
      path: '/pucks/transactions',
      summary: 'Your balance of pucks, and every transaction that made it, the newest first',
    })
    .input(z.object({ type: z.enum(['any', ...PUCK_KINDS]).default('any'), page: pageNumber }))
    .output(z.object({ data: z.array(transaction), balance: z.number().int(), pagination })),
};
