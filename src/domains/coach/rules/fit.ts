/** How good a coach is in a job, and what he asks for it. */
import { COACH_SKILLS, type CoachSkill, PAY, ROLE_WEIGHTS } from '#domains/coach/constants.ts';
import { inTier } from '#domains/finances/rules/tier.ts';
import { JOB_ROLES, type JobRole } from '#domains/job/constants.ts';

/** @param skills in the order of COACH_SKILLS; @returns 0 to 99 */
export function fitFor(role: JobRole, skills: readonly number[]): number {
  const weights = ROLE_WEIGHTS[role];
  return Math.round(COACH_SKILLS.reduce((sum, skill, index) => sum + (weights[skill] ?? 0) * (skills[index] ?? 0), 0));
}

export function skillOf(skills: readonly number[], skill: CoachSkill): number {
  return skills[COACH_SKILLS.indexOf(skill)] ?? 0;
}

/** The job that suits him best, and how well. */
export function bestRole(skills: readonly number[]): { role: JobRole; fit: number } {
  return JOB_ROLES.map((role) => ({ role, fit: fitFor(role, skills) })).reduce((best, one) =>
    one.fit > best.fit ? one : best,
  );
}

/** Whole dollars a season that a coach of this fit asks for a job at a club of a tier. */
export function askFor(role: JobRole, fit: number, tier: number): number {
  const amount = inTier(PAY.base[role] * PAY.perPoint ** (fit - PAY.ordinaryFit), tier);
  return Math.max(PAY.step, Math.round(amount / PAY.step) * PAY.step);
}

/** Whether he signs for a pay. */
export function isEnough(pay: number, ask: number): boolean {
  return pay >= ask * PAY.accepts;
}
