/** The clubs' shared valuation of an asset, and whether a trade is even by it. */
import { EVEN } from '#domains/trade/constants.ts';
import type { SideValue } from '#domains/trade/rules/fairness.ts';
import { kept, type TradingClub, type ValuedAsset, worthOf } from '#engine/market/trade.ts';

/** A club that values assets within a known margin of error. */
export interface Appraiser<Asset> {
  club: Omit<TradingClub, 'squad'>;
  /** Returns the lower and upper end of the estimate. */
  band(asset: Asset): readonly [ValuedAsset, ValuedAsset];
}

/** The shared value of an asset in goals, and its standard error (one standard deviation). */
export interface Shared {
  worth: number;
  spread: number;
}

/**
 * Returns the shared worth of assets: the average of all clubs' estimates, whatever each plays for. Surer estimates weigh more. A general manager
 * knows that he errs most about the player he wants most, and that a player's own club knows him best.
 */
export function sharedWorth<Asset>(appraisers: readonly Appraiser<Asset>[]): (asset: Asset) => Shared {
  const known = new Map<Asset, Shared>();
  const neutral = appraisers.map(neutralOf);
  return (asset) => kept(known, asset, () => together(neutral.map((rangeOf) => rangeOf(asset))));
}

/** A club's estimate of an asset, whatever the club plays for. */
interface Range {
  low: number;
  high: number;
  isPick: boolean;
}

/** Kept by club, since a club is paired with many others in a night and values the same assets each time. */
const NEUTRAL = new WeakMap<object, Map<unknown, Range>>();

function neutralOf<Asset>(appraiser: Appraiser<Asset>): (asset: Asset) => Range {
  const club = { ...appraiser.club, stance: 'retool' as const };
  const ranges = kept(NEUTRAL, appraiser, () => new Map<unknown, Range>());
  return (asset) =>
    kept(ranges, asset, () => {
      const [lower, upper] = appraiser.band(asset);
      return { low: worthOf(club, lower), high: worthOf(club, upper), isPick: lower.id < 0 };
    });
}

function together(ranges: readonly Range[]): Shared {
  let [sum, weights] = [0, 0];
  for (const { low, high } of ranges) {
    const weight = 1 / Math.max(EVEN.leastSpread, Math.abs(high - low) / 2) ** 2;
    sum += (weight * (low + high)) / 2;
    weights += weight;
  }
  const isPick = ranges.some((range) => range.isPick);
  // A pick's outcome is luck that no club can see through, so it carries no scouting error.
  return { worth: sum / weights, spread: isPick ? 0 : 1 / Math.sqrt(weights) };
}

/** Returns whether two sides are worth nearly the same, so that neither is fooled, and are known well enough to tell. */
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

export function sumOf(assets: readonly Shared[]): number {
  return assets.reduce((sum, { worth }) => sum + worth, 0);
}

/**
 * Returns what the gaining side adds to even the trade: the asset that leaves the smallest gap, and perhaps a second one.
 * @param gap goals by which it gains, above 0; @param adds what it could add
 * @returns null: nothing it has would do
 */
export function makeWeight<Asset>(gap: number, adds: readonly { asset: Asset; worth: number }[]): Asset[] | null {
  const added: Asset[] = [];
  let left = gap;
  for (let count = 0; count < EVEN.mostAdded; count++) {
    const gapWith = (worth: number) => Math.abs(left - worth);
    let best: (typeof adds)[number] | undefined;
    for (const each of adds) {
      if (each.worth <= 0 || gapWith(each.worth) >= (best ? gapWith(best.worth) : left)) continue;
      if (!added.includes(each.asset)) best = each;
    }
    if (!best) break;
    added.push(best.asset);
    left -= best.worth;
    if (Math.abs(left) <= EVEN.goals) return added;
  }
  return added.length > 0 ? added : null;
}

/** Returns whether neutral scouts find that one side gets and gives nearly the same: each scout errs, but not all in the same direction. */
export function isSideEven({ gets, gives }: SideValue): boolean {
  const [got, given] = [middleOf(gets), middleOf(gives)];
  return Math.abs(got - given) <= Math.max(EVEN.goals, EVEN.neutral * (Math.abs(got) + Math.abs(given)));
}

function middleOf({ low, high }: SideValue['gets']): number {
  return (low + high) / 2;
}
