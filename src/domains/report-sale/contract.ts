/** The market for reports, on which scouts without a club sell what they have seen. Only buyers can read a report. */

import * as z from 'zod';
import { given, id, wholeNumber } from '#domains/ids.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { PRICE, STARS } from '#domains/report-sale/constants.ts';
import { personRef, playerRef } from '#domains/shapes.ts';
import { get, post, put, remove } from '#platform/calls/call.ts';

const number = z.number().int();

/** Buyers' mean rating of a scout's reports, 1 to 5, and the number of ratings; null: none. */
const rating = z.object({ mean: z.number(), count: number }).nullable();

export const reportOffer = z.object({
  id: number,
  person: personRef,
  player: playerRef,
  age: number,
  /** Rank in the central ranking. */
  rank: number,
  looks: number,
  daysAgo: number,
  price: number,
  /** The scout's settled calls, and the correct ones. */
  calls: number,
  callsRight: number,
  rating,
  /** Whether the scout's user works for the club or lives with its manager, so that it cannot buy. */
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
  /** The buyer's own rating; null: none yet. */
  stars: number.nullable(),
});
export type ReportPurchase = z.infer<typeof reportPurchase>;

export const reportMarket = z.object({
  /** Whether the market is open, which ends with the draft. */
  isOpen: z.boolean(),
  /** Reports not bought yet, in the order of the central ranking. */
  offers: z.array(reportOffer),
  /** Reports bought this season, latest first; their contents are listed with the club's own reports. */
  purchases: z.array(reportPurchase),
});
export type ReportMarket = z.infer<typeof reportMarket>;

export const ownOffers = z.object({
  /** Whether the scout has no club, and so may sell. */
  isIndependent: z.boolean(),
  isOpen: z.boolean(),
  rating,
  /** Total income from sales, in whole dollars. */
  earned: number,
  /** Balance of the scout's purse. */
  purse: number,
  /**
   * Reports that may be sold or are on offer, by the central ranking. `price`: null if not on offer. `sold`: the number
   * of clubs that bought it.
   */
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
