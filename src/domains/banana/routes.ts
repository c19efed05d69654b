import { bananaDay } from '#domains/banana/contract.ts';
import { startBananaDay } from '#domains/banana/store/day.ts';
import { find, look } from '#domains/banana/store/finds.ts';
import { cancelOrder, fillOrder, placeOrder } from '#domains/banana/store/orders.ts';
import { makePrize } from '#domains/banana/store/prizes.ts';
import { bananaDayView, fruitLeaders, fruitMarket } from '#domains/banana/views.ts';
import { refuseDuringStep } from '#domains/world/store/during-step.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, delegates, reads } from '#platform/calls/handlers.ts';

const market = reads(({ db, userId, today, now }) => fruitMarket(db, { userId, today, now }));

export const bananaRoutes = implementing(bananaDay, {
  find: reads(({ db, userId, today, now }) => bananaDayView(db, { userId, today, now })),
  look: commands(
    {},
    async ({ tx, userId, now, today: { secret } }, { place }) => ({
      seen: await look(tx, { userId, secret, now, place }),
    }),
    ({ seen }) => seen,
  ),
  pick: commands(
    {},
    ({ tx, userId, now, today: { secret } }, { claim }) => find(tx, { userId, secret, now, claim }),
    ({ fruit }) => ({ fruit }),
  ),
  leaders: reads(({ db, now }) => fruitLeaders(db, now)),
  market: market,
  offer: commands({ answers: market }, ({ tx, userId, now }, swap) => placeOrder(tx, { userId, now }, swap)),
  take: commands({ answers: market }, ({ tx, userId, now }, { id }) => fillOrder(tx, { userId, now }, id)),
  cancel: commands({ answers: market }, ({ tx, userId, now }, { id }) => cancelOrder(tx, { userId, now }, id)),
  make: commands({ answers: market }, ({ tx, userId, now, today: { season, day } }, { recipe }) =>
    makePrize(tx, { userId, season, day, now }, recipe),
  ),
  start: delegates({}, ({ db, userId, now }) => startBananaDay(db, { userId, now }).catch(refuseDuringStep)),
});
