import { bananaDay } from '#domains/banana/contract.ts';
import { startBananaDay } from '#domains/banana/store/day.ts';
import { find, look } from '#domains/banana/store/finds.ts';
import { cancelOrder, fillOrder, placeOrder } from '#domains/banana/store/orders.ts';
import { makePrize } from '#domains/banana/store/prizes.ts';
import { bananaDayView, fruitLeaders, fruitMarket } from '#domains/banana/views.ts';
import { refuseDuringStep } from '#domains/world/store/during-step.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, delegates, reads } from '#platform/calls/handlers.ts';

const api = implementing(bananaDay);
const market = reads(({ db, userId, today, now }) => fruitMarket(db, { userId, today, now }));

export const bananaRoutes = {
  find: api.find.handler(reads(({ db, userId, today, now }) => bananaDayView(db, { userId, today, now }))),
  look: api.look.handler(
    commands(
      {},
      async ({ tx, userId, now, today: { secret } }, { place }) => ({
        seen: await look(tx, { userId, secret, now, place }),
      }),
      ({ seen }) => seen,
    ),
  ),
  pick: api.pick.handler(
    commands(
      {},
      ({ tx, userId, now, today: { secret } }, { claim }) => find(tx, { userId, secret, now, claim }),
      ({ fruit }) => ({ fruit }),
    ),
  ),
  leaders: api.leaders.handler(reads(({ db, now }) => fruitLeaders(db, now))),
  market: api.market.handler(market),
  offer: api.offer.handler(
    commands({ answers: market }, ({ tx, userId, now }, swap) => placeOrder(tx, { userId, now }, swap)),
  ),
  take: api.take.handler(
    commands({ answers: market }, ({ tx, userId, now }, { id }) => fillOrder(tx, { userId, now }, id)),
  ),
  cancel: api.cancel.handler(
    commands({ answers: market }, ({ tx, userId, now }, { id }) => cancelOrder(tx, { userId, now }, id)),
  ),
  make: api.make.handler(
    commands({ answers: market }, ({ tx, userId, now, today: { season, day } }, { recipe }) =>
      makePrize(tx, { userId, season, day, now }, recipe),
    ),
  ),
  start: api.start.handler(
    delegates({}, ({ db, userId, now }) => startBananaDay(db, { userId, now }).catch(refuseDuringStep)),
  ),
};
