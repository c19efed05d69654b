/** Physiques of hockey players. Source: NHL rosters 2021-22 to 2025-26 (heights, weights, shooting and catching hands). */
import type { Position } from '#engine/player/skills.ts';

export interface BodyNorm {
  /** Centimeters. */
  height: number;
  heightDeviation: number;
  /** Kilograms of an adult. */
  weight: number;
  weightDeviation: number;
  /** Share of left shots; for goalies, of those who catch with the left hand. */
  left: number;
}

const DEFENSE = { height: 187, heightDeviation: 5.5, weight: 92, weightDeviation: 7 };

/** 59 % of defensemen shoot left: nearly all of those on the left side, and a good quarter of those on the right. */
export const BODY_NORMS: Record<Position, BodyNorm> = {
  C: { height: 185, heightDeviation: 5.2, weight: 89, weightDeviation: 6, left: 0.66 },
  LW: { height: 185, heightDeviation: 5.2, weight: 90, weightDeviation: 6.3, left: 0.91 },
  RW: { height: 185, heightDeviation: 5.2, weight: 90, weightDeviation: 6.3, left: 0.29 },
  LD: { ...DEFENSE, left: 0.9 },
  RD: { ...DEFENSE, left: 0.28 },
  G: { height: 190, heightDeviation: 4.6, weight: 91, weightDeviation: 7, left: 0.94 },
};

/** How strongly weight follows height. */
export const HEIGHT_WEIGHT_CORRELATION = 0.7;
/** Age at full weight, and kilograms less for each year below it. */
export const GROWN_AGE = 21;
export const KILOGRAMS_PER_YEAR_BELOW = 1.8;
export const HEIGHT_BOUNDS = [168, 208] as const;
export const WEIGHT_BOUNDS = [68, 122] as const;
