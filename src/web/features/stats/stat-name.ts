/** Names of statistics by the server's ids. */
import { useCallback } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import type stats from '#web/locales/en/stats.ts';

export type StatName = keyof (typeof stats)['name'];

/** Returns a function that gives the full name of a statistic, or its id if this version has no words for it. */
export function useStatName(): (id: string) => string {
  const { t } = useTranslation('stats');
  return useCallback((id) => t(`name.${id as StatName}`, { defaultValue: id }), [t]);
}
