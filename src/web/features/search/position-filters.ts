/** Positions that searches and lists of players are filtered by; S: any skater. */
import { useTranslation } from 'react-i18next';

export const POSITION_FILTERS = ['S', 'F', 'D', 'LW', 'C', 'RW', 'LD', 'RD', 'G'] as const;

/** Returns what a filter is called. */
export function usePositionLabel(): (position: (typeof POSITION_FILTERS)[number]) => string {
  const { t } = useTranslation(['search', 'stats']);
  return (position) => (position === 'G' ? t('search:position.G') : t(`stats:positionFilter.${position}`));
}
