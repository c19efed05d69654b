/** `Math.min` and `Math.max` have to think of −0 and of what is not a number; in the inner loops these take a third of their steps. */

/** @returns `value`, or `limit` when it is above it. */
export function atMost(value: number, limit: number): number {
  // biome-ignore lint/complexity/useMathMinMax: see above
  return value < limit ? value : limit;
}

/** @returns `value`, or `limit` when it is below it. */
export function atLeast(value: number, limit: number): number {
  // biome-ignore lint/complexity/useMathMinMax: see above
  return value > limit ? value : limit;
}
