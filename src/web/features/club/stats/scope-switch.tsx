import { SegmentedControl } from '@mantine/core';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';

const SCOPES = ['season', 'career'] as const;

/** Returns the scope in the URL: one season, or all time. */
export function useScope() {
  return useSearchState('scope', SCOPES);
}

export function ScopeSwitch() {
  const { t } = useTranslation('club');
  const [scope, setScope] = useScope();
  return (
    <SegmentedControl
      aria-label={t('stats.scope.label')}
      value={scope}
      data={SCOPES.map((value) => ({ value, label: t(`stats.scope.${value}`) }))}
      onChange={setScope}
    />
  );
}
