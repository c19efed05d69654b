/** Constants of manager ratings. */

/** Initial rating of a manager, and rating of an average club. */
export const START_RATING = 1500;
/**
 * How far one game moves a rating, home ice in rating points (a club at home against its like gets 55 percent of the points), and
 * how much of a club's rating lasts from one season to the next; the rest follows from its roster. After the hockey ratings of
 * FiveThirtyEight (K 6, home ice 50, 70 percent carried), with a K for seasons half as long.
 */
export const RATING = { perGame: 12, homeIce: 35, carried: 0.7 } as const;
/** Rating points of one point of a team's overall above the mean of all first teams. */
export const POINTS_OF_OVERALL = 10;
/** Days between entries in a manager's rating history. */
export const HISTORY_DAYS = 7;

export const RANKED_PER_PAGE = 25;
/** History entries shown per leaderboard row. */
export const TREND_SHOWN = 12;
