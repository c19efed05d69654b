/** Numbers of season reviews. */

/** Who is young: up to this age a season of growing is told. */
export const YOUNG_UNTIL = 22;
/** Entries of each list of a review. */
export const LISTED = { arrivals: 15, departures: 10, young: 12, records: 12 } as const;

export const LEADING = ['points', 'goals', 'assists', 'plus-minus', 'goalie-wins', 'save-percentage'] as const;
/** Shots that a goalie must have faced to lead in save percentage: a third of what a starter faces in 38 games. */
export const SHOTS_TO_LEAD = 350;

export const ARRIVED_BY = ['trade', 'signing', 'waivers'] as const;
export const LEFT_BY = ['trade', 'waivers'] as const;
