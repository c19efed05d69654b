import { describe, expect, it } from 'vitest';
import { grownOvernight, hundredths } from '#domains/morning/rules/overnight.ts';

const player = (id: number, progress: number[], declining = 0) => ({ id, skills: [50, 60], progress, declining });

describe('a night', () => {
  it('adds up what training has gained, apart from what age has taken', () => {
    const before = { 1: [4990, 6010], 2: [5000, 6040], 3: [5000, 6000] };
    // The second player's second skill declines; the third has had a bad day.
    const players = [player(1, [5, 20]), player(2, [3, 30], 0b10), player(3, [0, -2])];
    expect(grownOvernight(players, before)).toEqual({
      trained: 15 + 10 + 3 - 2,
      aged: -10,
      gainers: [
        { playerId: 1, gain: 25 },
        { playerId: 2, gain: 3 },
      ],
    });
  });

  it('leaves out players who came overnight, and names five at most', () => {
    const players = [1, 2, 3, 4, 5, 6, 7].map((id) => player(id, [id, 0]));
    const before = Object.fromEntries(players.slice(0, 6).map(({ id }) => [id, [5000, 6000]]));
    const { trained, gainers } = grownOvernight(players, before);
    expect(trained).toBe(1 + 2 + 3 + 4 + 5 + 6);
    expect(gainers.map(({ playerId }) => playerId)).toEqual([6, 5, 4, 3, 2]);
    expect(hundredths(player(1, [-5, 7]))).toEqual([4995, 6007]);
  });
});
