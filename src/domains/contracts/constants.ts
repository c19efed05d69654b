/** Numbers of contracts and talks. */

/** Game days for which a player does not talk after talks have been broken off (design: club.md, section 2). */
export const COOLDOWN_DAYS = 5;
/** Contracts that a club may have with first-team and farm players; juniors are apart. */
export const MAX_CONTRACTS = 50;
/** Open offers to free agents that a club may have at once. */
export const MAX_OPEN_OFFERS = 15;
/** From this day on clubs sign for the season to come. */
export const NEXT_SEASON_FROM_DAY = 59;
