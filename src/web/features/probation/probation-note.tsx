import { useQuery } from '@tanstack/react-query';
import type { ProbationView } from '#domains/probation/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

type Topic = 'loan' | 'facility' | 'buyout' | 'waivers' | 'trade' | 'contract';

/** Says when a new manager's probation ends, and what it means for the screen's subject; shows nothing once it is over. */
export function ProbationNote({ teamId, about }: { teamId: TeamId; about: Topic }) {
  const { t } = useTranslation('probation');
  const query = useQuery(api.probation.find.queryOptions({ input: { id: teamId } }));
  const view = query.data?.data;
  if (!view) return null;
  return (
    <p role="note">
      <strong>{t('title')}</strong> <ProbationUntil view={view} /> <ProbationRule view={view} about={about} />
    </p>
  );
}

export function ProbationUntil({ view: { untilDay, until, actDaysLeft } }: { view: ProbationView }) {
  const { t } = useTranslation('probation');
  const format = useFormat();
  const time = format.instant(until, 'weekday-time');
  return actDaysLeft ? t('untilActs', { count: actDaysLeft, time }) : t('until', { ...untilDay, time });
}

export function ProbationRule({ view, about }: { view: ProbationView; about: Topic }) {
  const { t } = useTranslation('probation');
  const format = useFormat();
  return t(`about.${about}`, {
    free: format.money(view.loan.free),
    most: format.money(view.loan.most),
    reserve: format.money(view.reserve),
    count: view.waiversLeft,
  });
}
