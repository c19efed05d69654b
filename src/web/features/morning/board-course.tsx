import { Link } from '@tanstack/react-router';
import type { Morning } from '#domains/morning/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';

/** Whether the season is on course for the board's goal, with the points ahead of its usual pace. */
export function BoardCourse({ course: { goal, isOnCourse, ahead } }: { course: NonNullable<Morning['course']> }) {
  const { t } = useTranslation(['morning', 'board']);
  const format = useFormat();
  return (
    <Words chip={isOnCourse ? 'good' : 'bad'} data-tip={t(`board:goal.${goal}`)}>
      <Link to="/office/finances/{-$id}" params={{ id: undefined }} search={{ tab: 'board' }}>
        {t(isOnCourse ? 'morning:onCourse' : 'morning:behind', { points: format.signed(ahead, 1) })}
      </Link>
    </Words>
  );
}
