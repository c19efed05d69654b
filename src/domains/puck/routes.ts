import { pucks } from '#domains/puck/contract.ts';
import { puckTransactions } from '#domains/puck/views.ts';
import { implementing, signedIn } from '#platform/calls/api.ts';

const api = implementing(pucks);

export const puckRoutes = {
  transactions: api.transactions.handler(({ context, input }) =>
    puckTransactions(context.db, { userId: signedIn(context).id, ...input }),
  ),
};
