/** How well a player played, from his line in the box score: about −1 to 1, 0 is an average night. */
import { PERFORMANCE } from '#domains/player/constants.ts';
import type { GoalieLine, SkaterLine } from '#engine/match/record/box-score/box.ts';
import { isDefense } from '#engine/player/skills.ts';

type SkatersEvening = Pick<SkaterLine, 'position' | 'toi' | 'goals' | 'assists' | 'plusMinus'>;
type GoaliesEvening = Pick<GoalieLine, 'shotsAgainst' | 'goalsAgainst' | 'xga'>;

export function skaterPerformance(line: SkatersEvening): number {
  const usual = PERFORMANCE.usualPerHour[isDefense(line.position) ? 'defense' : 'forward'] * (line.toi / 3600);
  const scored = PERFORMANCE.goal * line.goals + PERFORMANCE.assist * line.assists;
  return bounded(scored - usual + PERFORMANCE.plusMinus * line.plusMinus);
}

/** 0 for a goalie who did not play. */
export function goaliePerformance(line: GoaliesEvening): number {
  if (line.shotsAgainst === 0) return 0;
  return bounded(PERFORMANCE.goalSaved * (line.xga / 1000 - line.goalsAgainst));
}

function bounded(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
