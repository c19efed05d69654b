import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';

/**
 * Links to the quests of the user's own careers, with the number of open and of claimable ones; shows nothing if there
 * are none.
 */
export function OwnQuests() {
  const { t } = useTranslation('quest');
  const { data } = useQuery(api.quests.list.queryOptions());
  const quests = data?.data.quests.filter(({ category }) => category === 'people') ?? [];
  const open = quests.filter(({ state }) => state === 'open').length;
  const ready = quests.filter(({ state }) => state === 'ready').length;
  if (open + ready === 0) return null;
  return (
    <p>
      <Link to="/quests" search={{ category: 'people' }}>
        {t('ofCareers', { count: open })}
      </Link>
      {ready > 0 && ` · ${t('readyOfCareers', { count: ready })}`}
    </p>
  );
}
