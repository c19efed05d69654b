/** Draft picks in words. */
import { useCallback } from 'react';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that words picks: "round 1 and round 3 of season 5"; "no picks". */
export function usePicksWords(): (picks: readonly { season: number; round: number }[]) => string {
  const { t } = useTranslation('free-agency');
  return useCallback(
    (picks) => {
      if (picks.length === 0) return t('restricted.noPicks');
      return picks.map((pick) => t('restricted.pick', pick)).join(', ');
    },
    [t],
  );
}
