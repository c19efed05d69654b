/** The value that this share of the sorted values stays below; NaN of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median of values in any order; NaN of none. */
export function medianOf(values: readonly number[]): number {
  return quantilesOf(values).p50;
}

/** Returns what halves, 95 and 99 of 100 values in any order stay below, and the highest. */
export function quantilesOf(values: readonly number[]): { p50: number; p95: number; p99: number; max: number } {
  const sorted = values.toSorted((one, other) => one - other);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => quantile(sorted, share)) as [
    number,
    number,
    number,
    number,
  ];
  return { p50, p95, p99, max };
}
