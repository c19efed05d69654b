/** Who has written what the game announces itself. */
export const GAME = 'Rinkside';
