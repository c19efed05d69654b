/** Constants of the report market; judgments, since no public data measures them. */

/** Whole dollars that a report may cost. The most is a few nights on the road with hotels: what a club saves by not going itself. */
export const PRICE = { least: 500, most: 10_000, usual: 3_000 } as const;
/** Minimum looks behind a report for sale. */
export const MIN_LOOKS = 2;
/** Maximum reports on offer per scout. */
export const MAX_OFFERS = 40;
/**
 * AI scouts: this many reports they offer a night, and at most at once. They ask more the more often they were right, and the
 * oftener they have looked; without a record a little less than is usual.
 */
export const COMPUTED = {
  perNight: 2,
  most: 8,
  /** About the same boy: the market shall have many boys, not many opinions of the first few. */
  perBoy: 3,
  perShare: 1.5,
  unproven: 0.9,
  perLook: 0.05,
  mostLooks: 10,
  leastCalls: 6,
} as const;
/** A buyer's rating of a report; 1 is the worst. */
export const STARS = { least: 1, most: 5 } as const;
/** Reports of other scouts on a screen, in the order of the central ranking. */
export const MAX_SHOWN = 200;

/** Nights before a world opens on which scouts have been out already, so that there are reports to buy at once. */
export const NIGHTS_OUT = 4;
