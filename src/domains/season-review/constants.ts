/** Numbers of season reviews. */

/** Maximum age of players whose growth a review reports. */
export const YOUNG_UNTIL = 22;
/** Entries of each list of a review. */
export const LISTED = { arrivals: 15, departures: 10, young: 12, records: 12 } as const;

export const LEADING = ['points', 'goals', 'assists', 'plus-minus', 'goalie-wins', 'save-percentage'] as const;
/** Minimum shots faced to lead in save percentage: a third of a starter's in 38 games. */
export const SHOTS_TO_LEAD = 350;

export const ARRIVED_BY = ['trade', 'signing', 'waivers'] as const;
export const LEFT_BY = ['trade', 'waivers'] as const;
