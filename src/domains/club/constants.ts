/** What the story of a club is told with: ways to begin, to go on and to end, whose words are in the catalogues. */
export const STORY = {
  opening: ['clocks', 'openRink', 'mondays', 'factory', 'winter'],
  middle: ['full', 'standing', 'counted'],
  ending: ['trade', 'earned', 'road'],
} as const;

/** Days between two records. */
export const DAYS_BETWEEN_RECORDS = 7;

/** Injuries named one by one; the rest can be seen on the roster. */
export const INJURIES_NAMED = 3;

/** A club this far below the median rating is too weak to recommend for its money: cheap because it is bad. */
export const WEAKEST_FOR_ROOM = 2;

/** What a calendar blocks for a game: live games take at most 40 minutes before overtime. */
export const CALENDAR_MINUTES = 45;
