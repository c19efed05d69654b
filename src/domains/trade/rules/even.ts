/** What all who sit at a table take a thing for together, and when a trade is even by it. */
import { EVEN } from '#domains/trade/constants.ts';
import type { SideValue } from '#domains/trade/rules/fairness.ts';
import { type TradeMan, type TradingClub, worthOf } from '#engine/market/trade.ts';

/** Somebody who takes a thing for something, and knows how wrong they may be. */
export interface Appraiser<Thing> {
  club: Omit<TradingClub, 'squad'>;
  /** The lower and the upper end of what it may be worth. */
  band(thing: Thing): readonly [TradeMan, TradeMan];
}

/** In goals: what several take a thing for, and by how much they may all be wrong about it (one standard deviation). */
export interface Shared {
  worth: number;
  spread: number;
}

/**
 * The worth of things by what all of them see, whatever each plays for. Who knows somebody better counts for more: a general manager knows that whom
 * they want most is whom they are most wrong about, and that his own club knows him best.
 */
export function sharedWorth<Thing>(appraisers: readonly Appraiser<Thing>[]): (thing: Thing) => Shared {
  const known = new Map<Thing, Shared>();
  const neutral = appraisers.map(({ club, band }) => ({ club: { ...club, stance: 'retool' as const }, band }));
  return (thing) => {
    const shared = known.get(thing) ?? together(neutral, thing);
    known.set(thing, shared);
    return shared;
  };
}

function together<Thing>(appraisers: readonly Appraiser<Thing>[], thing: Thing): Shared {
  let [sum, weights, isPick] = [0, 0, false];
  for (const { club, band } of appraisers) {
    const [lower, upper] = band(thing);
    const [low, high] = [worthOf(club, lower), worthOf(club, upper)];
    isPick ||= lower.id < 0;
    const weight = 1 / Math.max(EVEN.leastSpread, Math.abs(high - low) / 2) ** 2;
    sum += (weight * (low + high)) / 2;
    weights += weight;
  }
  // What becomes of a pick is luck, which is the same for both: nobody knows it better.
  return { worth: sum / weights, spread: isPick ? 0 : 1 / Math.sqrt(weights) };
}

/** Whether two sides weigh so nearly the same that neither has been fooled, and are known well enough to say so. */
export function isEven(
  gives: readonly Shared[],
  gets: readonly Shared[],
  { share, unsure }: { share: number; unsure: number } = EVEN.ofTwo,
): boolean {
  const [given, got] = [sumOf(gives), sumOf(gets)];
  const deal = Math.abs(given) + Math.abs(got);
  const spread = Math.hypot(...[...gives, ...gets].map((each) => each.spread));
  return (
    Math.abs(got - given) <= Math.max(EVEN.goals, share * deal) && spread <= Math.max(EVEN.unsureGoals, unsure * deal)
  );
}

export function sumOf(things: readonly Shared[]): number {
  return things.reduce((sum, { worth }) => sum + worth, 0);
}

/**
 * What the side that gains adds so that both weigh the same: the thing that leaves the smallest gap, and perhaps a second one.
 * @param gap goals by which it gains, above 0; @param adds what it could add
 * @returns null: nothing that it has would do
 */
export function makeWeight<Thing>(gap: number, adds: readonly { thing: Thing; worth: number }[]): Thing[] | null {
  const added: Thing[] = [];
  let left = gap;
  for (let count = 0; count < EVEN.mostAdded; count++) {
    const gapWith = (worth: number) => Math.abs(left - worth);
    let best: (typeof adds)[number] | undefined;
    for (const each of adds) {
      if (each.worth <= 0 || gapWith(each.worth) >= (best ? gapWith(best.worth) : left)) continue;
      if (!added.includes(each.thing)) best = each;
    }
    if (!best) break;
    added.push(best.thing);
    left -= best.worth;
    if (Math.abs(left) <= EVEN.goals) return added;
  }
  return added.length > 0 ? added : null;
}

/** Whether what neutral scouts say that one side gets and gives is nearly the same: each of them errs, but not all in one direction. */
export function isSideEven({ gets, gives }: SideValue): boolean {
  const [got, given] = [middleOf(gets), middleOf(gives)];
  return Math.abs(got - given) <= Math.max(EVEN.goals, EVEN.neutral * (Math.abs(got) + Math.abs(given)));
}

function middleOf({ low, high }: SideValue['gets']): number {
  return (low + high) / 2;
}
