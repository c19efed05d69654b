/** What is won, and what a team's book of records holds. */

export const TROPHY_CATEGORIES = ['cup', 'president'] as const;
export type TrophyCategory = (typeof TROPHY_CATEGORIES)[number];

export const RECORD_STATISTICS = ['games', 'goals', 'assists', 'points', 'pim', 'goalie-wins', 'shutouts'] as const;
export type RecordStatistic = (typeof RECORD_STATISTICS)[number];

/** Entries of each record in a team's book. */
export const RECORDS_LISTED = 5;

/** Records of a league whose fall is news, in a season and in a career. */
export const BROKEN_RECORDS = ['goals', 'assists', 'points', 'wins', 'shutouts'] as const;
export type BrokenRecord = (typeof BROKEN_RECORDS)[number];
/** Seasons that a league must have behind it before anything is called a record. */
export const SEASONS_BEFORE_RECORDS = 2;
