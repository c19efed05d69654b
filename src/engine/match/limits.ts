/** `Math.min` and `Math.max` must handle −0 and NaN; in the inner loops these take a third of their steps. */

/** Returns `value`, or `limit` when it is above it. */
export function atMost(value: number, limit: number): number {
  // biome-ignore lint/complexity/useMathMinMax: see above
  return value < limit ? value : limit;
}

/** Returns `value`, or `limit` when it is below it. */
export function atLeast(value: number, limit: number): number {
  // biome-ignore lint/complexity/useMathMinMax: see above
  return value > limit ? value : limit;
}
