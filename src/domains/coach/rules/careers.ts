/** How coaches come into being and grow. */
import {
  COACH_SKILLS,
  COACH_SPECIAL_SKILLS,
  COACH_STYLES,
  type CoachSkill,
  type CoachSpecialSkill,
  type CoachStyle,
  GROWTH,
  MAX_SPECIALS,
  NEW_FROM_DAY,
  ROLE_WEIGHTS,
  SKILL_LEVEL,
  SPECIAL_CHANCE,
} from '#domains/coach/constants.ts';
import { lessonsOf } from '#domains/coach/rules/mentors.ts';
import type { JobRole } from '#domains/job/constants.ts';
import type { Random } from '#engine/random.ts';

export interface DrawnCoach {
  skills: number[];
  specialSkills: CoachSpecialSkill[];
  style: CoachStyle;
}

/**
 * Draws a new coach.
 * @param role his best job; @param level mean of his other skills; @param lift extra points in his job, since clubs
 *   choose from many coaches
 */
export function drawCoach(
  { role, level, lift = 0 }: { role: JobRole; level: number; lift?: number | undefined },
  random: Random,
): DrawnCoach {
  const weights: Partial<Record<CoachSkill, number>> = ROLE_WEIGHTS[role] ?? {};
  const skills = COACH_SKILLS.map((skill) => {
    const own = (weights[skill] ?? 0) >= 0.15 ? SKILL_LEVEL.own + lift : 0;
    return clamped(random.normal(level + own, SKILL_LEVEL.deviation));
  });
  const specialSkills = random
    .shuffle(COACH_SPECIAL_SKILLS)
    .filter(() => random.chance(SPECIAL_CHANCE))
    .slice(0, MAX_SPECIALS);
  return { skills, specialSkills, style: random.pick(COACH_STYLES) };
}

/** Returns the mean skill of the coaches of clubs in a tier. */
export function levelOfTier(tier: number): number {
  return SKILL_LEVEL.mean + SKILL_LEVEL.perTier * (tier - 1);
}

/** Returns whether a coach who began on that day is in his first season with an employer: it begins with the summer before it. */
export function isNewIn(season: number, began: { season: number; day: number }): boolean {
  return began.season === season || (began.season === season - 1 && began.day >= NEW_FROM_DAY);
}

/** Returns his skills after a season. @param mentor skills of the head coach above him; null: none, or he is the head coach */
export function grown(
  skills: readonly number[],
  { age, mentor }: { age: number; mentor: readonly number[] | null },
  random: Random,
): number[] {
  const mean = age <= GROWTH.until ? GROWTH.mean : GROWTH.after;
  const lessons = lessonsOf(skills, { age, mentor });
  return skills.map((skill, index) => clamped(skill + (lessons[index] ?? 0) + random.normal(mean, GROWTH.deviation)));
}

function clamped(skill: number): number {
  return Math.max(5, Math.min(99, Math.round(skill)));
}
