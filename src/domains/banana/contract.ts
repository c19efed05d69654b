/** Banana Day: finding fruit, swapping it, and turning it into prizes. */
import * as z from 'zod';
import {
  FRUIT_IDS,
  HIDDEN_AN_HOUR,
  MAX_FOUND,
  MAX_IN_ORDER,
  MAX_ORDERS,
  MAX_RATIO,
  PLACE_IDS,
  RECIPE_IDS,
} from '#domains/banana/constants.ts';
import { bananaPolicy } from '#domains/banana/policy.ts';
import { id, wholeNumber } from '#domains/ids.ts';
import { instant, userRef } from '#domains/shapes.ts';
import { get, post, remove } from '#platform/calls/call.ts';

const count = z.number().int();
const date = z.object({ season: count, day: count });
const fruit = z.enum(FRUIT_IDS);
const recipe = z.enum(RECIPE_IDS);
const fruits = z.record(fruit, count);

const dayView = z.object({
  isOn: z.boolean(),
  /** The last or current one: its fruit is good until the next begins. Null: none yet. */
  heldOn: date.nullable(),
  /** According to the calendar. */
  next: date.extend({ inDays: count }),
  /** Pieces the user has found, and those their household may still find. */
  found: count,
  left: count,
  /** Pieces still hidden from the user this hour, and the time when new ones hide. */
  hidden: count,
  hidesAgainAt: instant,
  /** Their places, for users who want to know (setting `banana-day-clues`). */
  clues: z.array(z.enum(PLACE_IDS)),
});
export type BananaDayView = z.infer<typeof dayView>;

const seen = z.object({ fruit, along: z.number(), claim: z.string() }).nullable();

const order = z.object({
  id: count,
  give: fruit,
  giveCount: count,
  want: fruit,
  wantCount: count,
  createdAt: instant,
});
const ownOrder = order.extend({
  /** made: the user offered it. taken: the user took another manager's. */
  role: z.enum(['made', 'taken']),
  state: z.enum(['open', 'filled', 'canceled']),
  closedAt: instant.nullable(),
});
export type FruitOrder = z.infer<typeof order>;
export type OwnFruitOrder = z.infer<typeof ownOrder>;

const market = z.object({
  basket: fruits,
  /** Orders of other managers, newest first. */
  book: z.array(order),
  own: z.array(ownOrder),
  /** Prizes made from fruit that is good now. */
  made: z.record(recipe, count),
  /** Pucks left in the household's limit for fruit. */
  pucksLeft: count,
  /** The last day of the horn that the user has won; null: none. */
  hornUntil: date.nullable(),
});
export type FruitMarket = z.infer<typeof market>;

const leaders = z.array(z.object({ user: userRef, found: count, rank: count }));
export type FruitLeaders = z.infer<typeof leaders>;

const OWN = 'Only ever the own fruit.';

export const bananaDay = {
  find: get('activated', '/banana-day')
    .says('Whether Banana Day is on, when the next one is, and how much fruit hides from you')
    .answers(dayView),
  look: post('activated', '/banana-day/looks', { open: OWN })
    .says(`Look for fruit on the screen that you are on; ${HIDDEN_AN_HOUR} pieces hide in an hour. Null: there is none`)
    .takes({ place: z.enum(PLACE_IDS) })
    .answers(seen),
  pick: post('activated', '/banana-day/finds', { open: OWN })
    .says(`Pick the fruit that your last look has shown, once; a household finds ${MAX_FOUND} pieces on a Banana Day`)
    .takes({ claim: z.string().min(1).max(80) })
    .answers(z.object({ fruit })),
  leaders: get('activated', '/banana-day/leaders')
    .says('Who has found most fruit on the last Banana Day')
    .answers(leaders),
  market: get('activated', '/fruit-trade')
    .says('Your fruit, the book of swaps and what fruit is made into')
    .answers(market),
  offer: post('activated', '/fruit-trade/orders', { open: OWN })
    .says(
      `Offer fruit for other fruit; it is held while the order is open. At most ${MAX_ORDERS} orders, and ${MAX_RATIO} for one`,
    )
    .takes({
      give: fruit,
      giveCount: wholeNumber(1, MAX_IN_ORDER),
      want: fruit,
      wantCount: wholeNumber(1, MAX_IN_ORDER),
    })
    .answers(market),
  take: post('activated', '/fruit-trade/orders/{id}/fill', { open: OWN })
    .says('Take an order of another household, whole; 409 when it is gone')
    .takes({ id })
    .answers(market),
  cancel: remove('activated', '/fruit-trade/orders/{id}', { open: OWN })
    .says('Cancel an open order of yours: the fruit that it held comes back')
    .takes({ id })
    .answers(market),
  make: post('activated', '/fruit-trade/prizes', { open: OWN })
    .says('Make fruit into a prize; 409 where fruit is missing or the limit of pucks has no room for all of them')
    .takes({ recipe })
    .answers(market),
  start: post('activated', '/admin/banana-day', { ability: bananaPolicy.start, rateLimit: 'write' })
    .says('Make this a Banana Day, until the night; 409 while one is on')
    .nothing(),
};
