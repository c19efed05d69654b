/** Numbers of new players: who joins, and how gifted a generation is. */

/** Age of players who come from outside when no free agent will do. */
export const IMPORT_AGE = { PRO: 24, FRM: 21 } as const;
/** Youngest age, and the weights of the ages from it on, of those who join a junior team when no amateur is left. */
export const INTAKE = { from: 17, weights: [75, 20, 5] } as const;
/**
 * Amateurs of a draft class: how many for each club in the world, and their ages in its season (weights from `from` on). A club has 26 juniors for
 * about three years each, and not everyone makes it.
 */
export const AMATEURS = { perClub: 12, from: 17, weights: [75, 25] } as const;

/**
 * How gifted a generation is, so that first teams stay as good as PRO_LADDER says. The ceiling of a club's median best player at a position lies
 * `first` points above the ladder, because careers fall short of their ceilings. Each time that e times as many players are as good, the ceiling lies
 * `slope` lower; for e times fewer, `starSlope` higher. `careerSeasons`: seasons for which he is the best. `evenness`: 1 spreads talents over the
 * years by pure chance, more makes the years more alike, most of all for goalies, on few of whom goals depend.
 */
export const TALENT = {
  forward: { first: 4.6, slope: 8.6, starSlope: 2.1, careerSeasons: 9, evenness: 3 },
  defense: { first: 4.4, slope: 7, starSlope: 2.1, careerSeasons: 9, evenness: 3 },
  goalie: { first: 5.5, slope: 8.2, starSlope: 5.1, careerSeasons: 11, evenness: 10 },
} as const;

/** Lower leagues keep some of their talents: e times as many clubs in the world need e to this power times as many. */
export const TALENT_KEPT_BELOW = 0.33;
/** Players of a new world are evened out by year of birth up to this age, as if they had joined as juniors. */
export const LAST_YOUTH = 23;
