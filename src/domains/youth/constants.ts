/** Who comes new, and how gifted a generation is. */

/** Age of those who come from outside when no free agent will do. */
export const IMPORT_AGE = { PRO: 24, FRM: 21 } as const;
/** Age of the boys who join a junior team because no amateur is left, and the weights of the ages. */
export const INTAKE = { from: 17, weights: [75, 20, 5] } as const;
/**
 * The amateurs who come up for a year's draft: this many for each club of the world, of these ages in its season. A club has 26
 * juniors for about three years each, and not everybody makes it.
 */
export const AMATEURS = { perClub: 12, from: 17, weights: [75, 25] } as const;

/**
 * How gifted a generation is, so that first teams stay what PRO_LADDER says: the ceilings of the median first man of a club
 * lie this many points above the ladder (careers fall short of their ceilings); each time that there are e times as many, they
 * lie `slope` lower, and e times fewer, `starSlope` higher. `careerSeasons`: how long a first man stays one. `evenness`: 1 spreads
 * talents over the years by pure chance, more makes the years more alike; goals hang on few goalies.
 */
export const TALENT = {
  forward: { first: 4.6, slope: 9.2, starSlope: 2.1, careerSeasons: 9, evenness: 3 },
  defense: { first: 4.4, slope: 7.1, starSlope: 2.1, careerSeasons: 9, evenness: 3 },
  goalie: { first: 5.5, slope: 8.2, starSlope: 5.1, careerSeasons: 11, evenness: 10 },
} as const;

/** Lower leagues keep some of their talents: each e-fold of clubs below the first league needs this many e-folds more of them. */
export const TALENT_KEPT_BELOW = 0.33;
/** Up to this age the players of a new world are evened out as if they had joined it as juniors. */
export const LAST_YOUTH = 23;
