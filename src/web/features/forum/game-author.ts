/** The author of the game's own announcements. */
export const GAME = 'Rinkside';
