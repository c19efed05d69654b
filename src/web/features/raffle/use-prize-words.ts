import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prize } from '#domains/raffle/constants.ts';

/** Returns what says prizes in words: 'Jersey badge, 150 play pucks'. */
export function usePrizeWords(): (prizes: readonly Prize[]) => string {
  const { t } = useTranslation('raffle');
  return useCallback(
    (prizes) =>
      prizes
        .map((prize) => (prize.kind === 'pucks' ? t('pucks', { count: prize.pucks }) : t(`badge.${prize.badge}`)))
        .join(', '),
    [t],
  );
}
