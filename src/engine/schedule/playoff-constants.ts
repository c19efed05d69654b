/** The shape of the playoffs (the game's own rules, section "Time": top 8, best of five, three rounds). */

/** Teams that qualify; the ranks 1 to 8 are their seeds. */
export const PLAYOFF_TEAMS = 8;
export const PLAYOFF_ROUNDS = 3;
/** Wins that decide a series. */
export const WINS_TO_ADVANCE = 3;
