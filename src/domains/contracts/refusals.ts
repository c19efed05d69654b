/** Refusals of contract calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const contractsRefusals = {
  unknownTalk: refusal('contracts.talk-unknown', 404),
  notYourPlayer: refusal('contracts.not-your-player', 409),
  leavesAfterRelegation: refusal('contracts.leaves-after-relegation', 409),
  tooEarly: refusal('contracts.too-early', 409, ['season']),
  signedAlready: refusal('contracts.signed-already', 409),
  onlyForTheDay: refusal('contracts.only-for-the-day', 409),
  talkingAlready: refusal('contracts.talking-already', 409),
  coolingDown: refusal('contracts.cooling-down', 409, ['days']),
  talkIsOver: refusal('contracts.talk-is-over', 409),
  stale: refusal('contracts.stale', 412),
  notFree: refusal('contracts.not-free', 409),
  offeredAlready: refusal('contracts.offered-already', 409),
  tooManyOffers: refusal('contracts.too-many-offers', 409, ['max']),
  unknownOffer: refusal('contracts.offer-unknown', 404),
  offerIsClosed: refusal('contracts.offer-closed', 409),
  bidWaits: refusal('contracts.bid-waits', 409),
  bidIsPlain: refusal('contracts.bid-is-plain', 409),
  boughtOut: refusal('contracts.bought-out', 409),
  buyoutClosed: refusal('contracts.buyout-closed', 409, ['from', 'to']),
  signedSince: refusal('contracts.signed-since', 409),
  notNow: refusal('contracts.not-now', 409),
  nothingToBuyOut: refusal('contracts.nothing-to-buy-out', 409),
  notBegunYet: refusal('contracts.not-begun-yet', 409, ['season']),
  rosterFull: refusal('contracts.roster-full', 422, ['max', 'over']),
  tooManyContracts: refusal('contracts.too-many-contracts', 409, ['max', 'over']),
};

/** Faults of contract terms, by field. */
export const termsRefusals = {
  tooLong: refusal('contracts.terms-too-long', 422, ['max']),
  belowMinimum: refusal('contracts.terms-below-minimum', 422, ['minimum', 'season']),
  aboveMaximum: refusal('contracts.terms-above-maximum', 422, ['maximum', 'by']),
  steepStep: refusal('contracts.terms-steep-step', 422, ['season', 'percent']),
  largeBonus: refusal('contracts.terms-large-bonus', 422, ['max']),
  tooYoungForClause: refusal('contracts.terms-too-young-for-clause', 422, ['age']),
  entryScale: refusal('contracts.terms-entry-scale', 422, ['salary', 'seasons']),
};
