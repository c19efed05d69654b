/** What all charts of a game share: their width, the starts of the periods, and the goals. */

import { REGULATION_PERIODS, REGULATION_SECONDS } from '#domains/game/constants.ts';
import { periodStarts, timesOf } from '#domains/game/rules/analysis/timeline.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { Side } from '#engine/match/sides.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

export interface GoalMark {
  index: number;
  time: number;
  period: number;
  second: number;
  side: Side;
  scorer: number;
  homeScore: number;
  awayScore: number;
}

export interface GameSpan {
  /** Seconds of play so far. */
  until: number;
  /** Width of a chart in seconds: sixty minutes, more once an overtime has begun. */
  length: number;
  starts: readonly { period: number; time: number }[];
  goals: readonly GoalMark[];
  /** Seconds of play before each event. */
  times: readonly number[];
}

/** @param until seconds of play by the arena's clock, if it has run since the last event */
export function gameSpan(events: readonly LiveEvent[], until = 0): GameSpan {
  const times = timesOf(events);
  const last = Math.max(times.at(-1) ?? 0, until);
  const goals = events.flatMap((event, place): GoalMark[] => {
    if (event.type !== 'goal') return [];
    const { index, period, second, side, scorer, homeScore, awayScore } = event;
    return [{ index, time: times[place] ?? 0, period, second, side, scorer, homeScore, awayScore }];
  });
  const starts = [1, 2, 3].map((period) => ({ period, time: (period - 1) * PERIOD_SECONDS }));
  const extra = periodStarts(events).filter(({ period }) => period > REGULATION_PERIODS);
  return { until: last, length: Math.max(REGULATION_SECONDS, last), starts: [...starts, ...extra], goals, times };
}
