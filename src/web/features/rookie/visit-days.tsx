import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';

/** The smallest number worth showing. */
const FROM = 2;

/** Shows on how many days the user has visited: in a row, or in total right after a streak has ended, which is not mentioned. */
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
