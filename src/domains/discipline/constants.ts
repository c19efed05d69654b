/**
 * Numbers of the disciplinary board. Judgments, after the habits of professional leagues, where about one game in fifty
 * leads to a suspension and most are of one to three games. With what referees call here it is about one in a hundred, in
 * a season that is half as long.
 */

/** After a match penalty a player is out until it has been reviewed: this many games, with these weights. */
export const MATCH_PENALTY = { games: [2, 3, 4, 5], weights: [40, 30, 20, 10] } as const;

/** A major for anything but fighting goes to a hearing, which may find that five minutes were enough. */
export const MAJOR = { games: [0, 1, 2], weights: [30, 45, 25] } as const;

/** Game misconducts of a season that cost nothing; the next one costs a game, each one after it a game more than the last. */
export const FREE_GAME_MISCONDUCTS = 2;

/**
 * Repeat offenders: each suspension of the last season and a half (in game days, counted from ruling to ruling) makes the
 * next one a game longer. A hearing that finds no fault stays without one.
 */
export const REPEAT = { days: 95, games: 1 } as const;

/** The board never goes further, whatever the record. */
export const LONGEST = 10;

export const FIGHTING_MINUTES = 5;
export const GAME_MISCONDUCT_MINUTES = 10;
