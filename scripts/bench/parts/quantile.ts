/** Returns the value that this share of the sorted values stays below; NaN for none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the median of values in any order; NaN for none. */
export function medianOf(values: readonly number[]): number {
  return quantilesOf(values).p50;
}

/** Returns the median, the 95th and 99th percentiles and the maximum of values in any order. */
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
