/** Calls on prospects: better or worse than the central ranking has them. Half of them are right by chance. */
import { CALLS } from '#domains/scout/constants.ts';
import { skillOf } from '#domains/scout/rules/careers.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Returns how well a scout judges a prospect of a position, 0 to 99. @param skills in the order of SCOUT_SKILLS */
export function eyeFor(position: Position, skills: readonly number[]): number {
  return (skillOf(skills, 'potential') + skillOf(skills, position === 'G' ? 'goalies' : 'skaters')) / 2;
}

/**
 * Returns whether a scout calls a prospect rightly.
 * @param truth his hidden potential, and @param central the central ranking's estimate of it; points of overall
 */
export function isRightCall({ truth, central, eye }: { truth: number; central: number; eye: number }, random: Random) {
  const seen = truth + random.normal(0, CALLS.worst - CALLS.perPoint * eye);
  return seen > central === truth > central;
}

/**
 * Returns the chance that a coin is right at least as often in this many calls, 0 to 1: what a record is worth, whether
 * of six calls or of a hundred.
 */
export function luckOf({ calls, callsRight }: { calls: number; callsRight: number }): number {
  let exactly = 0.5 ** calls;
  let atLeast = 0;
  for (let right = 0; right <= calls; right++) {
    if (right >= callsRight) atLeast += exactly;
    exactly *= (calls - right) / (right + 1);
  }
  return Math.min(1, atLeast);
}
