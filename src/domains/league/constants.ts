/** Numbers of leagues. */

/** Games counted in a team's form. */
export const FORM_GAMES = 10;
/** Likelihood of promotion or relegation: clinched, at the current rank, or still within reach. */
export const OUTLOOKS = ['certain', 'likely', 'possible'] as const;
/** Share of the season to play before outlooks are shown. */
export const OUTLOOK_FROM = 2 / 3;
