import { describe, expect, it } from 'vitest';
import { gameToWatch, powerRanking, weekThatEnds } from './outlook.ts';

const game = (day: number, home: number, away: number, homeScore: number, awayScore: number) => {
  return { day, home, away, homeScore, awayScore };
};

describe('a power ranking', () => {
  it('is published at the end of each week of the regular season', () => {
    const days = Array.from({ length: 63 }, (_, index) => index + 1).filter((day) => weekThatEnds(day) !== null);
    expect(days).toEqual([12, 19, 26, 33, 40]);
    expect(weekThatEnds(19)).toBe(2);
  });

  it('ranks recent winners first, and shows how far they have climbed', () => {
    const early = Array.from({ length: 6 }, (_, index) => game(6 + index, 1, 2, 3, 1));
    const late = Array.from({ length: 10 }, (_, index) => game(13 + (index % 7), 2, 1, 4, 1));
    expect(powerRanking([...early, ...late], 19)).toEqual([
      { teamId: 2, moved: 1 },
      { teamId: 1, moved: -1 },
    ]);
    expect(powerRanking([game(8, 1, 2, 3, 1)], 12)).toEqual([
      { teamId: 1, moved: null },
      { teamId: 2, moved: null },
    ]);
  });
});

it('the game to watch is between the highest ranked teams', () => {
  const places = new Map([1, 2, 3, 4].map((id) => [id, id]));
  const games = [
    { id: 7, home: 1, away: 4 },
    { id: 8, home: 2, away: 3 },
    { id: 9, home: 1, away: 2 },
  ];
  expect(gameToWatch(games, places)?.id).toBe(9);
  expect(gameToWatch(games.slice(0, 2), places)?.id).toBe(7);
  expect(gameToWatch([], places)).toBeNull();
});
