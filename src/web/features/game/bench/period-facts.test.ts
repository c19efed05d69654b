import { expect, it } from 'vitest';
import { periodFacts } from '#web/features/game/bench/period-facts.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

const at = (period: number, index: number) => ({ period, second: index, index, at: null });
const shot = (period: number, side: 'home' | 'away', outcome: 'on-goal' | 'missed' | 'goal', xg: number, index = 0) =>
  ({
    ...at(period, index),
    type: 'shot',
    side,
    shooter: 1,
    shot: 'wrist',
    spot: { x: 0, y: 0 },
    xg,
    outcome,
    rush: false,
    rebound: false,
  }) satisfies LiveEvent;
const penalty = (period: number, side: 'home' | 'away', kind: 'minor' | 'misconduct') =>
  ({
    ...at(period, 0),
    type: 'penalty',
    side,
    player: 1,
    penalty: kind,
    infraction: 'hooking',
    minutes: 2,
  }) satisfies LiveEvent;

it('counts the shots, chances, goals and power plays of one period', () => {
  const goal = {
    ...at(2, 3),
    type: 'goal',
    side: 'home',
    scorer: 1,
    assists: [],
    strength: 'power-play',
    emptyNet: false,
    homeScore: 1,
    awayScore: 0,
    onIce: { home: [], away: [] },
  } satisfies LiveEvent;
  const events: LiveEvent[] = [
    shot(1, 'home', 'on-goal', 0.5),
    shot(2, 'home', 'goal', 0.25),
    goal,
    shot(2, 'home', 'missed', 0.25),
    shot(2, 'away', 'on-goal', 0.1),
    penalty(2, 'away', 'minor'),
    penalty(2, 'away', 'misconduct'),
  ];
  expect(periodFacts(events, 2)).toEqual({
    home: { goals: 1, shots: 1, xg: 0.5, powerPlayGoals: 1, powerPlays: 1 },
    away: { goals: 0, shots: 1, xg: 0.1, powerPlayGoals: 0, powerPlays: 0 },
  });
  expect(periodFacts(events, 3).home).toEqual({ goals: 0, shots: 0, xg: 0, powerPlayGoals: 0, powerPlays: 0 });
});
