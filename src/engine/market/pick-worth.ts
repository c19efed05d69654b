/**
 * The value of a draft pick before it is used: the goals above replacement, season by season, expected of the player taken with
 * it. Based on 40 drafts of 20 boards and their true projections, which the test of the draft rules replays.
 */
import type { ValuedAsset } from '#engine/market/trade.ts';

/**
 * Goals in the eighth season after the draft, from the first overall pick on: one part that is gone after the top few picks, and
 * one that fades slowly.
 */
const PEAK = [
  { goals: 5.5, spots: 6 },
  { goals: 6, spots: 22 },
] as const;
/** Share of those goals by season after the draft. */
const COURSE = [0.05, 0.18, 0.38, 0.57, 0.73, 0.85, 0.93, 1] as const;
/** Seasons of an entry-level contract, when he costs next to nothing. */
const ENTRY_SEASONS = 3;
/** Seasons that are valued. */
const SEASONS = 8;

/**
 * By seasons until the draft: the share of a club's distance from the middle that is expected to last until then, and the
 * uncertainty of its place as a share of a round (one standard deviation). Two seasons ahead next to nothing is known.
 */
const OUTLOOK = [
  { keeps: 0.75, spread: 0.18 },
  { keeps: 0.45, spread: 0.25 },
  { keeps: 0.25, spread: 0.28 },
] as const;

/** Range of what a pick turns out to bring, as shares of the expected value: most bring less, a few far more. */
export const PICK_BAND = { low: 0.4, high: 1.6 } as const;

/** Where in its round a pick will probably be: 1 the top third, 2 the middle, 3 the bottom third. */
export const PICK_RANGES = [1, 2, 3] as const;
export type PickRange = (typeof PICK_RANGES)[number];

export interface PickOutlook {
  id: number;
  /** 1 to 7. */
  round: number;
  /** Overall number in the draft, from 1; null until the lottery. */
  spot: number | null;
  /** Place in the round, from 1, if the season ended with the clubs as they are now; may be a fraction. */
  place: number;
  /** Number of picks in a round. */
  clubs: number;
  /** Seasons from the first valued season to the one that ends with the draft; -1: the draft is held before the first. */
  draftIn: number;
}

/** Returns a pick as an asset that clubs can value, a player still to be named. The id is negative so that it matches no player's. */
export function assetFromPick(pick: PickOutlook): ValuedAsset {
  const first = pick.draftIn + 1;
  const peak = expectedPeak(pick);
  return {
    id: -pick.id,
    position: 'C',
    age: 17 - pick.draftIn,
    level: 'U21',
    overall: 0,
    goals: Array.from({ length: SEASONS }, (_, season) => peak * (COURSE[season - first] ?? 0)),
    hits: Array<number>(Math.max(0, first + ENTRY_SEASONS)).fill(0),
    isOut: 0,
  };
}

export function rangeOf(pick: PickOutlook): PickRange {
  const share = (expectedPlace(pick) - 0.5) / pick.clubs;
  if (share < 1 / 3) return 1;
  return share < 2 / 3 ? 2 : 3;
}

/** Returns the chance that the pick is among the first `places` of its draft, judging by its probable place. */
export function chanceWithin(pick: PickOutlook, places: number): number {
  const { spot, round, clubs, draftIn } = pick;
  if (spot !== null) return spot <= places ? 1 : 0;
  const [mean, spread] = [expectedPlace(pick), outlookOf(draftIn).spread * clubs];
  let [sum, weights] = [0, 0];
  for (let place = 1; place <= clubs; place++) {
    const weight = Math.exp(-0.5 * ((place - mean) / spread) ** 2);
    if ((round - 1) * clubs + place <= places) sum += weight;
    weights += weight;
  }
  return sum / weights;
}

function expectedPlace({ spot, round, place, clubs, draftIn }: PickOutlook): number {
  if (spot !== null) return spot - (round - 1) * clubs;
  const middle = (clubs + 1) / 2;
  return middle + outlookOf(draftIn).keeps * (place - middle);
}

/** Returns the peak expected over all the places it may end up in, weighted by their likelihood. */
function expectedPeak(pick: PickOutlook): number {
  const { spot, round, clubs, draftIn } = pick;
  if (spot !== null) return peakAt(spot);
  const [mean, spread] = [expectedPlace(pick), outlookOf(draftIn).spread * clubs];
  let [sum, weights] = [0, 0];
  for (let place = 1; place <= clubs; place++) {
    const weight = Math.exp(-0.5 * ((place - mean) / spread) ** 2);
    sum += weight * peakAt((round - 1) * clubs + place);
    weights += weight;
  }
  return sum / weights;
}

function peakAt(spot: number): number {
  return PEAK.reduce((sum, { goals, spots }) => sum + goals * Math.exp(-(spot - 1) / spots), 0);
}

function outlookOf(draftIn: number) {
  return OUTLOOK[Math.max(0, draftIn)] ?? OUTLOOK[2];
}
