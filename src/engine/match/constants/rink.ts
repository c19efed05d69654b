/**
 * The rule book: dimensions of the rink and lengths of periods and penalties.
 */

/** A rink of 60 by 26 meters, counted from the center spot toward the attacked goal. */
export const RINK = { goalLine: 26, blueLine: 7.1, endDotX: 20, neutralDotX: 5.6, dotY: 7, reach: 12.5 } as const;

/** A period of play; a 3-on-3 overtime has its own length. */
export const PERIOD_SECONDS = 1200;

/**
 * Rounds before sudden death, seconds between attempts on the events' clock, and the chance of an average skater against an
 * average goalie. Coaches send their best finishers: of those just under a third score, as in real shootouts.
 */
export const SHOOTOUT = { rounds: 3, secondsPerAttempt: 20, base: 0.271 } as const;

export const PENALTY = {
  minorSeconds: 120,
  majorSeconds: 300,
  matchMinutes: 15,
  misconductMinutes: 10,
  /** Skaters that a team keeps despite penalties. */
  leastSkaters: 3,
} as const;
