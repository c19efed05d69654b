import type { StepPoint } from '#web/features/game/charts/chart-scale.ts';
import type { GoalMark } from '#web/features/game/charts/game-span.ts';

/**
 * Returns the goal difference of a game after each goal, + for the home team; time in seconds of play. It is 0 before
 * the first.
 */
export function runningDifference(goals: readonly GoalMark[]): StepPoint[] {
  return goals.map(({ time, homeScore, awayScore }) => ({ time, value: homeScore - awayScore }));
}
