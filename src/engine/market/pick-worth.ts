/**
 * What a pick of a draft is worth before anybody is chosen with it: goals above replacement that who is taken there brings, season by
 * season. From 40 drafts of 20 boards and their true projections, which the test of the draft's rules plays
 * again.
 */
import type { TradeMan } from '#engine/market/trade.ts';

/** Goals in the eighth season after the draft of the first pick of all: a part that is gone after the top few, and one that fades slowly. */
const PEAK = [
  { goals: 5.5, spots: 6 },
  { goals: 6, spots: 22 },
] as const;
/** The share of that by season after the draft. */
const COURSE = [0.05, 0.18, 0.38, 0.57, 0.73, 0.85, 0.93, 1] as const;
/** Seasons of an entry contract, in which he costs next to nothing. */
const ENTRY_SEASONS = 3;
/** Of seasons in a row that are looked at. */
const SEASONS = 8;

/**
 * By seasons until the draft: how much of a club's distance from the middle is left then, and by which share of a round its place
 * may be off (one standard deviation). Two seasons ahead next to nothing is known.
 */
const OUTLOOK = [
  { keeps: 0.75, spread: 0.18 },
  { keeps: 0.45, spread: 0.25 },
  { keeps: 0.25, spread: 0.28 },
] as const;

/** What a pick brings differs by so much, as shares of what is expected: most bring less, a few far more. */
export const PICK_BAND = { low: 0.4, high: 1.6 } as const;

/** Where in its round a pick will probably be: 1 in the top third, 2 in the middle, 3 late. */
export const PICK_RANGES = [1, 2, 3] as const;
export type PickRange = (typeof PICK_RANGES)[number];

export interface PickOutlook {
  id: number;
  /** 1 to 7. */
  round: number;
  /** Counted from the first of the draft; null until the lottery. */
  spot: number | null;
  /** Place in the round, 1 the first, if the season ended as the clubs are now; fractions between. */
  place: number;
  /** Picks of a round. */
  clubs: number;
  /** Seasons from the first that counts to the one at whose end the draft is; -1: it is held before the first. */
  draftIn: number;
}

/** A pick as clubs judge it: somebody who is not there yet. Its id is negative, so that it is no player's. */
export function pickAsMan(pick: PickOutlook): TradeMan {
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

/** Chance that it is one of the first of its draft, as far as its probable place shows it. */
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

/** Over the places at which it may be, weighted by how likely each is. */
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
