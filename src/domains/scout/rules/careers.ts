/** How scouts are created and grow, how good they are in a job, and their asking salary for it. */

import { type JobRole, SCOUT_ROLES, type ScoutRole } from '#domains/job/constants.ts';
import { askOnScale, weightedSkill } from '#domains/job/rules.ts';
import {
  GROWTH,
  MAX_OTHER_NATIONS,
  PAY,
  ROLE_WEIGHTS,
  SCOUT_SKILLS,
  type ScoutSkill,
  SKILL_LEVEL,
} from '#domains/scout/constants.ts';
import type { NationId } from '#engine/ids.ts';
import type { Random } from '#engine/random.ts';

export interface DrawnScout {
  skills: number[];
  nations: NationId[];
}

/** Draws a new scout. @param role his best job; @param level mean of his other skills; @param nations all that there are */
export function drawScout(
  { role, level, nations }: { role: JobRole; level: number; nations: readonly NationId[] },
  random: Random,
): DrawnScout {
  const weights = ROLE_WEIGHTS[role] ?? {};
  const skills = SCOUT_SKILLS.map((skill) => {
    const own = (weights[skill] ?? 0) >= 0.15 ? SKILL_LEVEL.own : 0;
    return clamped(random.normal(level + own, SKILL_LEVEL.deviation));
  });
  return { skills, nations: random.shuffle(nations).slice(0, random.int(1, MAX_OTHER_NATIONS)) };
}

/** Returns the mean skill of the scouts of clubs in a tier. */
export function levelOfTier(tier: number): number {
  return SKILL_LEVEL.mean + SKILL_LEVEL.perTier * (tier - 1);
}

/** Returns his skills after a season. */
export function grown(skills: readonly number[], age: number, random: Random): number[] {
  const mean = age <= GROWTH.until ? GROWTH.mean : GROWTH.after;
  return skills.map((skill) => clamped(skill + random.normal(mean, GROWTH.deviation)));
}

/** @param skills in the order of SCOUT_SKILLS; @returns 0 to 99 */
export function fitFor(role: JobRole, skills: readonly number[]): number {
  return weightedSkill(SCOUT_SKILLS, skills, ROLE_WEIGHTS[role]);
}

/** Returns the job that suits him best, and his fit in it. */
export function bestRole(skills: readonly number[]): { role: ScoutRole; fit: number } {
  return SCOUT_ROLES.map((role) => ({ role, fit: fitFor(role, skills) })).reduce((best, one) =>
    one.fit > best.fit ? one : best,
  );
}

/** Returns the whole dollars a season that a scout of this fit asks for a job at a club of a tier. */
export function askFor(role: JobRole, fit: number, tier: number): number {
  return askOnScale(PAY, { role, fit, tier });
}

export function skillOf(skills: readonly number[], skill: ScoutSkill): number {
  return skills[SCOUT_SKILLS.indexOf(skill)] ?? 0;
}

function clamped(skill: number): number {
  return Math.max(5, Math.min(99, Math.round(skill)));
}
