/** What is won, and what a team's book of records holds. */

export const TROPHY_CATEGORIES = ['cup', 'president'] as const;
export type TrophyCategory = (typeof TROPHY_CATEGORIES)[number];

export const RECORD_STATISTICS = ['games', 'goals', 'assists', 'points', 'pim', 'goalie-wins', 'shutouts'] as const;
export type RecordStatistic = (typeof RECORD_STATISTICS)[number];

/** Entries of each record in a team's book. */
export const RECORDS_LISTED = 5;
