/** How a manager and a coach share the bench of a team. */

/** Duties a manager leaves to the coach; both by default. */
export const BENCH_SHARES = ['both', 'lines', 'tactics', 'nothing'] as const;
export type BenchShare = (typeof BENCH_SHARES)[number];

/** Roles of users at a bench. */
export const BENCH_ROLES = ['manager', 'coach'] as const;
export type BenchRole = (typeof BENCH_ROLES)[number];

/**
 * Deviation of his opinion, in points on every skill. Forwards' points a game then correlate from year to year by about .82
 * (`npm run sim -- drift`); with a perfect eye by .85, in real seasons by about .76.
 */
export const OPINION_DEVIATION = 2.3;

/**
 * With each game of their team two players lose a part in this many of what they know of each other, together or apart: who
 * always plays together comes to this many games, and an old pair is half forgotten after 42 games apart.
 */
export const MEMORY_GAMES = 60;

/** Remaining games together below which players are strangers. */
export const MIN_GAMES_TOGETHER = 0.75;

/** Maximum partnerships stored per team; a lineup has fifteen. */
export const MAX_PARTNERSHIPS = 60;

/** Points between a team's means of opposing skills for one step toward a style. */
export const POINTS_A_STEP = 3.2;

/** Weights of what the players call for, of what the coach likes and of the assistant's own ideas; beyond `leans` he leaves the middle: about three settings of ten. */
export const HOUSE_STYLE = { players: 0.6, coach: 0.7, ideas: 0.8, leans: 1 } as const;

/** How well players suit a style: points per step toward it, around the average. */
export const STYLE_SUITS = { ordinary: 50, perStep: 18, evenlyBuilt: 0.6, least: 5, most: 95 } as const;

/** Shares of the chemistry span at which each level after the first starts. */
export const CHEMISTRY_LEVEL_FROM = [0.2, 0.4, 0.6, 0.75];

/** Maximum stored lineups per team. */
export const MAX_SAVED_LINEUPS = 10;
