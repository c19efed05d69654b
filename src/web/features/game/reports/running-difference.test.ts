import { describe, expect, it } from 'vitest';
import { gameSpan } from '#web/features/game/charts/game-span.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { runningDifference } from '#web/features/game/reports/running-difference.ts';

const goal = (index: number, at: [period: number, second: number], score: [home: number, away: number]): LiveEvent => ({
  type: 'goal',
  index,
  at: null,
  period: at[0],
  second: at[1],
  side: score[0] > score[1] ? 'home' : 'away',
  scorer: 1,
  assists: [],
  strength: 'even',
  emptyNet: false,
  homeScore: score[0],
  awayScore: score[1],
  onIce: { home: [], away: [] },
});

const horn = (index: number, period: number): LiveEvent => ({
  type: 'period-end',
  index,
  at: null,
  period,
  second: 1200,
});

describe('a game’s goal difference', () => {
  it('steps at the second of each goal, even within one minute', () => {
    const { goals } = gameSpan([
      goal(0, [1, 61], [1, 0]),
      goal(1, [1, 75], [1, 1]),
      horn(2, 1),
      horn(3, 2),
      goal(4, [3, 1199], [1, 2]),
    ]);
    expect(runningDifference(goals)).toEqual([
      { time: 61, value: 1 },
      { time: 75, value: 0 },
      { time: 3599, value: -1 },
    ]);
  });

  it('stays even without goals', () => {
    expect(runningDifference([])).toEqual([]);
  });
});
