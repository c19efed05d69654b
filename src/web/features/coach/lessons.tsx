import { COACH_SKILLS, MENTORS } from '#domains/coach/constants.ts';
import type { CoachLine } from '#domains/coach/contract.ts';
import { lessonsOf } from '#domains/coach/rules/mentors.ts';
import { type CoachRole, LEAD_ROLES } from '#domains/job/constants.ts';
import css from '#web/features/job/staff.module.css';
import { useTranslation } from '#web/lib/words.ts';

/** Shows what an assistant learns most from the head coach of his staff; shows nothing if there is nothing to learn. */
export function Lessons({
  coach,
  jobs,
}: {
  coach: Pick<CoachLine, 'skills' | 'age' | 'person'>;
  jobs: readonly { role: CoachRole; coach: CoachLine | null }[];
}) {
  const { t } = useTranslation('coach');
  const head = jobs.find(({ role }) => role === LEAD_ROLES.coach)?.coach;
  if (!head || head.person.id === coach.person.id) return null;
  const lessons = lessonsOf(coach.skills, { age: coach.age, mentor: head.skills });
  const told = COACH_SKILLS.filter((_, index) => (lessons[index] ?? 0) >= MENTORS.told);
  if (told.length === 0) return null;
  return (
    <span className={css.dim} data-tip={t('mentor.how')}>
      {t('mentor.learns', { skills: told.map((skill) => t(`skill.${skill}`)).join(', ') })}
    </span>
  );
}
