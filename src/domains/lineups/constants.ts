/** How a manager and a coach share the bench of a team. */

/** What a manager leaves to the coach of a team: who coaches it sets all of it unless its manager says otherwise. */
export const BENCH_SHARES = ['both', 'lines', 'tactics', 'nothing'] as const;
export type BenchShare = (typeof BENCH_SHARES)[number];

/** As whom somebody stands there. */
export const BENCH_ROLES = ['manager', 'coach'] as const;
export type BenchRole = (typeof BENCH_ROLES)[number];
