import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';

/** The way to the quests of the user's own careers, with how many are open and wait to be claimed; nothing while none does. */
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
