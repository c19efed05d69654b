/** Names of statistics by the server's ids. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import stats from '#web/locales/en/stats.ts';

export type StatName = keyof (typeof stats)['name'];

function isStatName(id: string): id is StatName {
  return id in stats.name;
}

/** Returns a function that gives the full name of a statistic, or its id if this version has no words for it. */
export function useStatName(): (id: string) => string {
  const { t } = useTranslation('stats');
  return useCallback((id) => (isStatName(id) ? t(`name.${id}`) : id), [t]);
}
