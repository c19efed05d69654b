import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import { periodWords } from '#web/features/game/event-words.tsx';
import { formatClock } from '#web/lib/format.ts';

/** '2nd period, 12:30' for the moment of an event. */
export function useMomentWords(view: GameView): (at: { period: number; second: number } | undefined) => string {
  const { t } = useTranslation(['game', 'common']);
  const { stage } = view.game;
  return useCallback(
    (at) =>
      at === undefined
        ? ''
        : t('game:charts.moment', { period: periodWords(t, at.period, stage), time: formatClock(at.second) }),
    [t, stage],
  );
}
