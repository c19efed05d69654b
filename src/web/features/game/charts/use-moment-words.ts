import { useCallback } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { periodLength } from '#domains/game/rules/periods.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import { type GameWords, periodWords } from '#web/features/game/event-words.tsx';
import { formatClock } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Returns a function that words the moment of an event: '2nd period, 12:30 played'. */
export function useMomentWords(view: GameView): (at: { period: number; second: number } | undefined) => string {
  const { t } = useTranslation(['game', 'common']);
  const { overtime } = view.game;
  return useCallback((at) => (at === undefined ? '' : momentWords(t, at, overtime)), [t, overtime]);
}

function momentWords(t: GameWords, at: { period: number; second: number }, overtime: OvertimeRule): string {
  const period = periodWords(t, at.period, overtime);
  // A shootout has no clock.
  if (periodLength(at.period, overtime) === null) return period;
  return t('game:charts.moment', { period, time: formatClock(at.second) });
}
