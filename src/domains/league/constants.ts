/** Numbers of leagues. */

/** How many games the form looks back on. */
export const FORM_GAMES = 10;
/** How sure it is that a team changes leagues: as good as done, where it would end today, or still within reach. */
export const OUTLOOKS = ['certain', 'likely', 'possible'] as const;
/** Of a season so much must be played before anybody is told what is still possible: at first everything is. */
export const OUTLOOK_FROM = 2 / 3;
