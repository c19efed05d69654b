/** The trade meter: what a club gives and gets, compared in words by its own scouts and no finer than they are sure. */
import { METER, type METERS } from '#domains/trade/constants.ts';
import type { ValueBand } from '#domains/trade/rules/fairness.ts';
import { CROWD } from '#engine/market/trade-constants.ts';

export type MeterStep = (typeof METERS)[number];

/** Returns how what a club gets compares with what it gives; null: a side is empty. Mirroring the trade mirrors the step. */
export function meterOf({
  gets,
  gives,
}: {
  gets: readonly ValueBand[];
  gives: readonly ValueBand[];
}): MeterStep | null {
  if (gets.length === 0 || gives.length === 0) return null;
  const [got, given] = [packageOf(gets), packageOf(gives)];
  const [gap, spread] = [got.mid - given.mid, Math.hypot(got.half, given.half)];
  const reaches = ({ goals, spreads }: { goals: number; spreads: number }) =>
    Math.abs(gap) > Math.max(goals, spreads * spread);
  if (!reaches(METER.even)) return 'even';
  const isFar = reaches(METER.near);
  if (gap > 0) return isFar ? 'far-more' : 'more';
  return isFar ? 'far-less' : 'less';
}

/**
 * Returns the value of a package: the best asset counts in full and each further one for less, as in all AI valuations; a burden counts in full.
 * Errors are independent.
 */
function packageOf(bands: readonly ValueBand[]): { mid: number; half: number } {
  const parts = bands
    .map(({ low, high }) => ({ mid: (Math.round(low) + Math.round(high)) / 2, half: (high - low) / 2 }))
    .sort((one, other) => other.mid - one.mid)
    .map(({ mid, half }, index) => ({ mid: mid > 0 ? mid * CROWD ** index : mid, half }));
  return {
    mid: parts.reduce((sum, { mid }) => sum + mid, 0),
    half: Math.hypot(...parts.map(({ half }) => half)),
  };
}
