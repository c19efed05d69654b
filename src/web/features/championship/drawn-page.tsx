import { SQUAD_DAY } from '#domains/championship/constants.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown before the groups of a championship are drawn. */
export function NotDrawn() {
  const { t } = useTranslation('championship');
  return <EmptyState icon="cup" title={t('notDrawn', { day: SQUAD_DAY })} />;
}
