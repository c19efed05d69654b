import { useCallback } from 'react';
import type { AskedView } from '#domains/trade/contract/shapes.ts';
import { sectionOf, useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';

/** Returns a function that names an asset wanted for a player: 'Ole Lund', '1st-round pick (top third)'. */
export function useAskedName(): (asset: AskedView) => string {
  const { t } = useTranslation('trade');
  return useCallback(
    (asset) => {
      if (asset.kind === 'player') return playerName(asset.player);
      const rounds: readonly string[] = sectionOf(t, 'trade', 'rounds');
      return t('askedPick', { round: rounds[asset.round - 1] ?? '', range: t(`askedRange.${asset.range}`) });
    },
    [t],
  );
}
