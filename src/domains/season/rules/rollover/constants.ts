/** How the assistant builds the three squads of a club between two seasons. Judgments, set so that squads stay legal. */
import type { Position } from '#engine/player/skills.ts';

/** Players that a squad is built up to, injuries included; 20 dress. */
export const SQUAD_SIZES = { PRO: 24, FRM: 23, U21: 28 } as const;
/** Of one position at most so many more than the least. */
export const MORE_THAN_LEAST = 1;

/** A junior must be better than the others by this much to be taken into the first team. */
export const JUNIOR_IN_PRO_COST = 3;
/** Among juniors, a year of youth counts as so many points. */
export const YOUTH_VALUE = 3.5;
/** Juniors below this age stay with the juniors, whatever the farm team lacks. */
export const YOUNGEST_ON_FARM = 19;
/** Skaters and goalies older than the farm's own age class whom a farm team keeps: one skater less than may dress. */
export const OLDER_ON_FARM = { skaters: 3, goalies: 1 } as const;

/** A free agent is passed over when he is this far below the worst regular of an ordinary team of the tier. */
export const FREE_AGENT_MARGIN = 5;
/**
 * Chance that a player whose contract has ended looks for another club, from this age on and before it; and if he is better by
 * `tooGoodBy` than the first man of an ordinary team of the tier. About one regular in eight changes clubs in a summer.
 */
export const FREE_AGENCY = {
  unrestrictedFrom: 27,
  unrestricted: 0.4,
  restricted: 0.12,
  tooGoodBy: 3,
  tooGood: 0.7,
} as const;

/** How many free agents a club signs at most for its first team, and what one must bring. */
export const UPGRADE = {
  rounds: 6,
  /** Points of overall, weighted by rank: less is not worth a contract. */
  leastGain: 2.5,
  /** How much the first, second ... man at a position plays, the first man 1. */
  weights: {
    LW: [1, 0.85, 0.7, 0.5, 0.1],
    C: [1, 0.85, 0.7, 0.5, 0.1],
    RW: [1, 0.85, 0.7, 0.5, 0.1],
    LD: [1, 0.85, 0.65, 0.1],
    RD: [1, 0.85, 0.65, 0.1],
    G: [2, 0.8],
  },
} as const satisfies { rounds: number; leastGain: number; weights: Record<Position, readonly number[]> };

/** Age of those who come from outside when no free agent will do. */
export const IMPORT_AGE = { PRO: 24, FRM: 21 } as const;
/** Age of the boys who join a junior team, and the weights of the ages. */
export const INTAKE = { from: 17, weights: [75, 20, 5] } as const;

/** Form and morale come this share of the way back to 50 over the summer. */
export const SUMMER_CALM = 0.6;

/** First-team players who retire or sign with at least this overall get a line in the news. */
export const NOTABLE_OVERALL = 70;

/**
 * How gifted a generation is, so that first teams stay what PRO_LADDER says: the ceilings of the median first man of a club
 * lie this many points above the ladder (careers fall short of their ceilings); each time that there are e times as many, they
 * lie `slope` lower, and e times fewer, `starSlope` higher. `careerSeasons`: how long a first man stays one. `evenness`: 1 spreads
 * talents over the years by pure chance, more makes the years more alike; goals hang on few goalies.
 */
export const TALENT = {
  forward: { first: 5.2, slope: 8.4, starSlope: 2.1, careerSeasons: 9, evenness: 3 },
  defense: { first: 5.0, slope: 6.9, starSlope: 2.1, careerSeasons: 9, evenness: 3 },
  goalie: { first: 6.1, slope: 8.2, starSlope: 5.1, careerSeasons: 11, evenness: 10 },
} as const;

/** Lower leagues keep some of their talents: each e-fold of clubs below the first league needs so many e-folds more of them. */
export const TALENT_KEPT_BELOW = 0.33;
/** Up to this age the players of a new world are evened out as if they had joined it as juniors. */
export const LAST_YOUTH = 23;
