/** Calls on prospects: better or worse than the central ranking has them. By chance half of them are right. */
import { CALLS } from '#domains/scout/constants.ts';
import { skillOf } from '#domains/scout/rules/careers.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** How well a scout judges a prospect of a position, 0 to 99. @param skills in the order of SCOUT_SKILLS */
export function eyeFor(position: Position, skills: readonly number[]): number {
  return (skillOf(skills, 'potential') + skillOf(skills, position === 'G' ? 'goalies' : 'skaters')) / 2;
}

/**
 * Whether a scout calls a prospect rightly.
 * @param truth what he may become, hidden, and @param central what the central ranking took it for; points of overall
 */
export function isRightCall({ truth, central, eye }: { truth: number; central: number; eye: number }, random: Random) {
  const seen = truth + random.normal(0, CALLS.worst - CALLS.perPoint * eye);
  return seen > central === truth > central;
}

/** How likely a coin is right at least so often in this many calls, 0 to 1: what a record is worth, whether of six calls or of a hundred. */
export function luckOf({ calls, callsRight }: { calls: number; callsRight: number }): number {
  let exactly = 0.5 ** calls;
  let atLeast = 0;
  for (let right = 0; right <= calls; right++) {
    if (right >= callsRight) atLeast += exactly;
    exactly *= (calls - right) / (right + 1);
  }
  return Math.min(1, atLeast);
}
