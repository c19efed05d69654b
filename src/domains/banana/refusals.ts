/** The errors of Banana Day. */
import { refusal } from '#platform/calls/refusal.ts';

export const bananaRefusals = {
  gone: refusal('banana.gone', 409),
  tooSoon: refusal('banana.too-soon', 409, ['seconds']),
  foundEnough: refusal('banana.found-enough', 409, ['max']),
  notToday: refusal('banana.not-today', 409),
  alreadyOn: refusal('banana.already-on', 409),
  tooFew: refusal('banana.too-few', 409),
  unfair: refusal('banana.unfair', 422, ['ratio']),
  tooManyOrders: refusal('banana.too-many-orders', 409, ['max']),
  orderGone: refusal('banana.order-gone', 409),
  ownHousehold: refusal('banana.own-household', 409),
  once: refusal('banana.once', 409),
  noRoom: refusal('banana.no-room', 409, ['left']),
};
