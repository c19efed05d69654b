/** What assistants learn from head coaches. */
import { GROWTH, MENTORS } from '#domains/coach/constants.ts';

/**
 * Returns the points that he learns in a season from the head coach of his staff, in the order of COACH_SKILLS: in skills
 * at which that coach is better, while he himself is young.
 */
export function lessonsOf(
  skills: readonly number[],
  { age, mentor }: { age: number; mentor: readonly number[] | null },
): number[] {
  const { share, most } = MENTORS;
  return skills.map((skill, index) => {
    if (mentor === null || age > GROWTH.until) return 0;
    return Math.min(most, Math.max(0, (mentor[index] ?? 0) - skill) * share);
  });
}
