import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { Words } from '#web/ui/layout.tsx';

/** From this many on they are worth a word. */
const FROM = 2;

/** On how many days one has looked in: in a row, or in all when one has just started over; what ended is not spoken of. */
export function VisitDays() {
  const { t } = useTranslation('rookie');
  const { data } = useQuery(api.rookie.view.queryOptions({ select: (answer) => answer.data.visits }));
  if (!data || data.inAll < FROM) return null;
  return (
    <Words aside light nowrap>
      {data.inARow >= FROM ? t('visits.inARow', { count: data.inARow }) : t('visits.inAll', { count: data.inAll })}
    </Words>
  );
}
