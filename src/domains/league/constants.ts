/** Numbers of leagues. */

/** How many games the form looks back on. */
export const FORM_GAMES = 10;
