/** What players earn and for how long they sign. Whole dollars a season; shape: NHL contracts, convex in ability. */

/** Market value = base × e^((overall − level) / slope), within the bounds. */
export const MARKET = { base: 775_000, level: 60, slope: 10.2, least: 75_000, most: 16_000_000 } as const;
/** Rounded to multiples of this. */
export const SALARY_STEP = 5_000;
/** Shares of market value by age: before free agency a club pays less, and old players take less. */
export const SALARY_BY_AGE: readonly { until: number; share: number }[] = [
  { until: 20, share: 0.6 },
  { until: 23, share: 0.75 },
  { until: 26, share: 0.92 },
  { until: 32, share: 1 },
  { until: 35, share: 0.85 },
  { until: 99, share: 0.7 },
];
/** What a club misjudges: spread of the natural logarithm of a salary. */
export const SALARY_DEVIATION = 0.12;

/** Entry-level contracts: until this age (included), at most this salary, for so many seasons. */
export const ENTRY = { lastAge: 20, most: 950_000, seasons: 3 } as const;

/** Mean length in seasons by age, with what ten points of overall above the level of an average regular add. */
export const LENGTH_BY_AGE: readonly { until: number; seasons: number }[] = [
  { until: 23, seasons: 2.4 },
  { until: 26, seasons: 3 },
  { until: 29, seasons: 3.6 },
  { until: 31, seasons: 2.8 },
  { until: 33, seasons: 2 },
  { until: 99, seasons: 1.2 },
];
export const LENGTH = {
  regular: 70,
  perTenPoints: 1.4,
  deviation: 1.1,
  least: 1,
  most: 8,
  oldAge: 34,
  mostWhenOld: 2,
} as const;
