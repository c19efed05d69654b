import { describe, expect, it } from 'vitest';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { reelOf, tapeTimeAt } from '#web/features/home/showcase/reel.ts';

let index = 0;
const at = (second: number, event: object) => ({ index: index++, at: null, period: 1, second, ...event }) as LiveEvent;
const goal = (second: number) => at(second, { type: 'goal', side: 'home' });
const shot = (second: number, xg: number) => at(second, { type: 'shot', side: 'home', outcome: 'on-goal', xg });
const start = () => at(0, { type: 'period-start' });
const end = () => at(1200, { type: 'period-end' });

describe('a highlight reel', () => {
  it('shows every goal with its buildup, in order', () => {
    const goals = [100, 300, 500, 700, 900, 1100];
    const { pieces } = reelOf([start(), ...goals.map(goal), end()]);
    expect(pieces).toEqual(goals.map((second) => ({ from: second - 16, to: second + 5 })));
  });

  it('joins clips close together', () => {
    const goals = [100, 110, 500, 700, 900, 1100];
    expect(reelOf([start(), ...goals.map(goal), end()]).pieces[0]).toEqual({ from: 84, to: 115 });
  });

  it('shows the best chances where there were few goals', () => {
    const shots = [shot(50, 0.02), shot(200, 0.4), shot(400, 0.03), shot(600, 0.3), shot(800, 0.2), shot(1000, 0.2)];
    const { pieces } = reelOf([start(), ...shots, goal(1100), end()]);
    expect(pieces.map(({ to }) => to - 5)).toEqual([200, 400, 600, 800, 1000, 1100]);
  });

  it('always has a clip, even in the first seconds of a game', () => {
    expect(reelOf([start(), at(12, { type: 'hit', side: 'home' })]).length).toBeGreaterThan(0);
    expect(tapeTimeAt(reelOf([]), 5)).toBe(0);
  });

  it('runs from clip to clip, and starts over', () => {
    const reel = reelOf([start(), ...[100, 300, 500, 700, 900, 1100].map(goal), end()]);
    expect(reel.length).toBe(6 * 21);
    expect([0, 20, 21, 22, reel.length, reel.length + 20].map((seconds) => tapeTimeAt(reel, seconds))).toEqual([
      84, 104, 284, 285, 84, 104,
    ]);
  });
});
