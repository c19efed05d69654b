/** Words of competitions. */

/** Game types that lists filter by; each game has one. */
export const LISTED_TYPES = ['preseason', 'regular', 'playoffs', 'cup', 'international', 'friendly'] as const;

/** All types; scrimmages are in no list. */
export const GAME_TYPES = [...LISTED_TYPES, 'scrimmage'] as const;
export type GameType = (typeof GAME_TYPES)[number];

/** Values of the game type filter. */
export const GAME_TYPE_FILTERS = ['all', ...LISTED_TYPES] as const;
export type GameTypeFilter = (typeof GAME_TYPE_FILTERS)[number];
