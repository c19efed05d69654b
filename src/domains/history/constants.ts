/** Trophies, and a team's record book. */

export const TROPHY_CATEGORIES = ['cup', 'president'] as const;
export type TrophyCategory = (typeof TROPHY_CATEGORIES)[number];

export const RECORD_STATISTICS = ['games', 'goals', 'assists', 'points', 'pim', 'goalie-wins', 'shutouts'] as const;
export type RecordStatistic = (typeof RECORD_STATISTICS)[number];

/** Entries of each record in a team's book. */
export const RECORDS_LISTED = 5;

/** Statistics whose leaders a league's history lists for each season. */
export const SEASON_BESTS = ['points', 'goals', 'assists', 'wins', 'shutouts'] as const;
export type SeasonBest = (typeof SEASON_BESTS)[number];

/** Records of a league whose fall is news, in a season and in a career. */
export const BROKEN_RECORDS = ['goals', 'assists', 'points', 'wins', 'shutouts'] as const;
export type BrokenRecord = (typeof BROKEN_RECORDS)[number];
/** Past seasons a league needs before it has records. */
export const SEASONS_BEFORE_RECORDS = 2;

/**
 * Regular-season games for a first team after which it may retire a player's number: six seasons of 38, or two for a member of the Hall
 * of Fame. A club honors one a season, and twelve in all: numbers run out.
 */
export const RETIRED_NUMBERS = { games: 228, gamesOfMember: 76, aSeason: 1, inAll: 12 } as const;
