import { pucks } from '#domains/puck/contract.ts';
import { puckTransactions } from '#domains/puck/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { readsBody } from '#platform/calls/handlers.ts';

const api = implementing(pucks);

export const puckRoutes = {
  transactions: api.transactions.handler(
    readsBody(({ db, userId }, input) => puckTransactions(db, { userId, ...input })),
  ),
};
