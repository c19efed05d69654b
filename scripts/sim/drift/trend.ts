/** How far seasons have drifted from the first ones. */
import { POSITIONS } from '#engine/player/skills.ts';
import { meanOf } from '../spread.ts';

export interface DriftSeason {
  season: number;
  /** Per team and game, in the first league. */
  goals: number;
  shots: number;
  savePercentage: number;
  /** Means of the first teams of the first league. */
  overall: number;
  overallByPosition: Record<string, number>;
  age: number;
  /** Players of each age class: U21, 21 to 23, 24 to 32, veterans. */
  ageClasses: number[];
  /** Mean overall of the twenty best, and the best. */
  stars: number;
  best: number;
  pointsDeviation: number;
  /** Points of the top scorer. */
  firstScorer: number;
}

/** Seasons compared at either end; also the span of a mean that must not depend on one season's luck. */
const WINDOW = 5;

export function driftTable(seasons: readonly DriftSeason[]): Record<string, number> {
  const goals = seasons.map((season) => season.goals);
  const mean = meanOf(goals);
  const windows = goals
    .slice(0, Math.max(1, goals.length - WINDOW + 1))
    .map((_, from) => meanOf(goals.slice(from, from + WINDOW)));
  const furthest = windows.reduce(
    (most, value) => (Math.abs(value - mean) > Math.abs(most - mean) ? value : most),
    mean,
  );
  const change = (pick: (season: DriftSeason) => number) =>
    meanOf(seasons.slice(-WINDOW).map(pick)) - meanOf(seasons.slice(0, WINDOW).map(pick));
  const table: Record<string, number> = {
    goalsTrend: (100 * slopeOf(goals) * (goals.length - 1)) / mean,
    goalsFurthest: 100 * (furthest / mean - 1),
    overallChange: change((season) => season.overall),
    starsChange: change((season) => season.stars),
    age: meanOf(seasons.map((season) => season.age)),
  };
  for (const position of POSITIONS)
    table[`${position}Change`] = change((season) => season.overallByPosition[position] ?? 0);
  return table;
}

/** Returns the change from one value to the next, by least squares; 0 for fewer than two. */
export function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = meanOf(values);
  const squares = values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
  return squares === 0 ? 0 : values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0) / squares;
}
