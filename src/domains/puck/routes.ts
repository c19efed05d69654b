import { pucks } from '#domains/puck/contract.ts';
import { givePucks } from '#domains/puck/store/gifts.ts';
import { puckSummary, puckTransactions } from '#domains/puck/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads, readsBody } from '#platform/calls/handlers.ts';

const summary = reads(({ db, userId, now }) => puckSummary(db, userId, now));

export const puckRoutes = implementing(pucks, {
  balance: summary,
  transactions: readsBody(({ db, userId }, input) => puckTransactions(db, { userId, ...input })),
  give: commands({ answers: summary }, ({ tx, userId, now, today: { season, day } }, { id, pucks: amount, giftId }) =>
    givePucks(tx, { fromId: userId, toId: id, pucks: amount, giftId, season, day, now }),
  ),
});
