import { describe, expect, it } from 'vitest';
import { leaderOf, milestoneReached, streaksOf } from './feats.ts';

describe('a milestone', () => {
  it('is a round total reached or passed tonight', () => {
    expect(milestoneReached('goals', 19, 20)).toBe(20);
    expect(milestoneReached('points', 28, 31)).toBe(30);
    expect(milestoneReached('goals', 20, 21)).toBeNull();
    expect(milestoneReached('shutouts', 4, 5)).toBe(5);
  });
});

describe('a streak', () => {
  const games = (text: string) => [...text].map((letter) => letter === 'W');

  it('is news at four games, and at every second one after that', () => {
    expect(streaksOf(games('LWWW')).running).toBeNull();
    expect(streaksOf(games('LWWWW')).running).toEqual({ kind: 'winning', games: 4 });
    expect(streaksOf(games('LWWWWW')).running).toBeNull();
    expect(streaksOf(games('LLLLLL')).running).toEqual({ kind: 'losing', games: 6 });
  });

  it('is news when it ends if it was long', () => {
    expect(streaksOf(games('WWWWWL')).ended).toEqual({ kind: 'winning', games: 5 });
    expect(streaksOf(games('WWWWL')).ended).toBeNull();
    expect(streaksOf(games('LLLLLLW')).ended).toEqual({ kind: 'losing', games: 6 });
    expect(streaksOf([]).ended).toBeNull();
  });
});

describe('the league lead', () => {
  const first = { teamId: 2, points: 24, decidedBy: null };
  const second = { teamId: 1, points: 20, decidedBy: 'points' } as const;

  it('goes to the first team, and to no team where only lots decide', () => {
    expect(leaderOf([first, second])).toEqual({ teamId: 2, points: 24, ahead: 4 });
    expect(leaderOf([first, { ...second, points: 24, decidedBy: 'wins' }])).toEqual({
      teamId: 2,
      points: 24,
      ahead: 0,
    });
    expect(leaderOf([first, { ...second, points: 24, decidedBy: 'lots' }])).toBeNull();
    expect(leaderOf([])).toBeNull();
  });
});
