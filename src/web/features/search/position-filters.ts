/** Position filters of searches and lists of players; S: any skater. */
import { useTranslation } from '#web/lib/words.ts';

export const POSITION_FILTERS = ['S', 'F', 'D', 'LW', 'C', 'RW', 'LD', 'RD', 'G'] as const;

/** Returns a function that names a filter. */
export function usePositionLabel(): (position: (typeof POSITION_FILTERS)[number]) => string {
  const { t } = useTranslation(['search', 'stats']);
  return (position) => (position === 'G' ? t('search:position.G') : t(`stats:positionFilter.${position}`));
}
