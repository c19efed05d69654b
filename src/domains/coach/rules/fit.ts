/** How good a coach is in a job, and his asking salary for it. */
import { COACH_SKILLS, type CoachSkill, PAY, ROLE_WEIGHTS } from '#domains/coach/constants.ts';
import { COACH_ROLES, type CoachRole, type JobRole } from '#domains/job/constants.ts';
import { askOnScale, weightedSkill } from '#domains/job/rules.ts';

/** @param skills in the order of COACH_SKILLS; @returns 0 to 99 */
export function fitFor(role: JobRole, skills: readonly number[]): number {
  return weightedSkill(COACH_SKILLS, skills, ROLE_WEIGHTS[role]);
}

/** What one skill is worth in a job. */
export interface FitPart {
  skill: CoachSkill;
  /** The skill's share of the fit, in percent. */
  weight: number;
  /** 0 to 99. */
  value: number;
  /** Points of the fit; those of all skills add up to the fit before rounding. */
  points: number;
}

/** Returns what makes up a fit: each of the seven skills, the most important for the job first. */
export function fitParts(role: JobRole, skills: readonly number[]): FitPart[] {
  const weights: Partial<Record<CoachSkill, number>> = ROLE_WEIGHTS[role] ?? {};
  return COACH_SKILLS.map((skill) => {
    const [weight, value] = [weights[skill] ?? 0, skillOf(skills, skill)];
    return { skill, weight: Math.round(weight * 100), value, points: weight * value };
  }).sort((one, other) => other.weight - one.weight);
}

export function skillOf(skills: readonly number[], skill: CoachSkill): number {
  return skills[COACH_SKILLS.indexOf(skill)] ?? 0;
}

/** Returns the job that suits him best, and his fit in it. */
export function bestRole(skills: readonly number[]): { role: CoachRole; fit: number } {
  return COACH_ROLES.map((role) => ({ role, fit: fitFor(role, skills) })).reduce((best, one) =>
    one.fit > best.fit ? one : best,
  );
}

/** Returns the whole dollars a season that a coach of this fit asks for a job at a club of a tier. */
export function askFor(role: JobRole, fit: number, tier: number): number {
  return askOnScale(PAY, { role, fit, tier });
}
