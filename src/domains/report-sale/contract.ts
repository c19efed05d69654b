/** The market for reports: scouts without a club sell what they have seen. What is in a report only its buyers read. */

import * as z from 'zod';
import { given, id, wholeNumber } from '#domains/ids.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { PRICE, STARS } from '#domains/report-sale/constants.ts';
import { personRef, playerRef } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const number = z.number().int();

/** What buyers thought of a scout's reports: their mean, 1 to 5, and how many have said so; null: nobody has. */
const rating = z.object({ mean: z.number(), count: number }).nullable();

export const reportOffer = z.object({
  id: number,
  person: personRef,
  player: playerRef,
  age: number,
  /** Of the central ranking. */
  rank: number,
  looks: number,
  daysAgo: number,
  price: number,
  /** Calls of the scout that have been settled, and those that were right. */
  calls: number,
  callsRight: number,
  rating,
  /** The scout's user works for the club, or lives with its manager: it cannot buy. */
  isConflict: z.boolean(),
});
export type ReportOffer = z.infer<typeof reportOffer>;

export const reportPurchase = z.object({
  id: number,
  person: personRef,
  player: playerRef,
  price: number,
  season: number,
  day: number,
  /** The own rating; null: none yet. */
  stars: number.nullable(),
});
export type ReportPurchase = z.infer<typeof reportPurchase>;

export const reportMarket = z.object({
  /** Until the draft. */
  isOpen: z.boolean(),
  /** Not bought yet, in the order of the central ranking. */
  offers: z.array(reportOffer),
  /** Bought this season, the last one first; what is in them stands among the club's reports. */
  purchases: z.array(reportPurchase),
});
export type ReportMarket = z.infer<typeof reportMarket>;

export const ownOffers = z.object({
  /** Has no club, and so may sell. */
  isIndependent: z.boolean(),
  isOpen: z.boolean(),
  rating,
  /** Whole dollars that sales have brought, ever. */
  earned: number,
  /** What is in the purse of the scout. */
  purse: number,
  /** Reports that may be sold or are on offer, by the central ranking. `price`: null, it is not on offer. `sold`: to this many clubs. */
  reports: z.array(
    z.object({
      player: playerRef,
      rank: number,
      looks: number,
      price: number.nullable(),
      sold: number,
      maySell: z.boolean(),
    }),
  ),
});
export type OwnOffers = z.infer<typeof ownOffers>;

const own = 'a scout sells his own reports; the store refuses anyone who has no such career';
const market = z.object({ data: reportMarket });

export const reportSales = {
  market: get('activated', '/teams/{id}/report-market', { ability: jobPolicy.employ })
    .says('Reports that your club may buy, and those that it has bought')
    .takes({ id: given.team })
    .answersBody(market),
  buy: post('activated', '/teams/{id}/report-market/{offerId}', { ability: jobPolicy.employ })
    .says('Buy a report at the price that you have seen; once')
    .takes({ id: given.team, offerId: id, price: wholeNumber(PRICE.least, PRICE.most) })
    .answersBody(market),
  rate: put('activated', '/teams/{id}/bought-reports/{saleId}/rating', { ability: jobPolicy.employ })
    .says('Say what a report was worth that your club has bought, or think better of it')
    .takes({ id: given.team, saleId: id, stars: wholeNumber(STARS.least, STARS.most) })
    .answersBody(market),
  mine: get('activated', '/scouting/offers')
    .says('What you sell as a scout; null without a career')
    .answers(ownOffers.nullable()),
  offer: put('activated', '/scouting/offers/{playerId}', { open: own })
    .says('Offer your report on a prospect to all clubs, or change its price')
    .takes({ playerId: given.player, price: wholeNumber(PRICE.least, PRICE.most) })
    .nothing(),
  withdraw: remove('activated', '/scouting/offers/{playerId}', { open: own })
    .says('Offer it no longer; who has bought it keeps it')
    .takes({ playerId: given.player })
    .nothing(),
};
