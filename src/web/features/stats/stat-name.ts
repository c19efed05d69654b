/** Names of statistics that the server speaks of by id. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import stats from '#web/locales/en/stats.ts';

export type StatName = keyof (typeof stats)['name'];

function isStatName(id: string): id is StatName {
  return id in stats.name;
}

/** The full name of a statistic; its id for one that this version has no words for. */
export function useStatName(): (id: string) => string {
  const { t } = useTranslation('stats');
  return useCallback((id) => (isStatName(id) ? t(`name.${id}`) : id), [t]);
}
