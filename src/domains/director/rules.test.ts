import { expect, it } from 'vitest';
import { scoreOf } from './rules.ts';

const game = (home: number, away: number, homeGoals: number, awayGoals: number) => {
  return { home, away, homeGoals, awayGoals, endedIn: 'regulation' as const };
};
const teams = [1, 2] as const;

it('a game is scored by goals, a series by wins, and two legs by total goals, in the order of the sides', () => {
  const legs = [game(2, 1, 3, 1), game(1, 2, 4, 0)];
  expect(scoreOf({ teams, format: { bestOf: 1 }, games: legs.slice(0, 1) })).toEqual([1, 3]);
  expect(scoreOf({ teams, format: { bestOf: 3 }, games: legs })).toEqual([1, 1]);
  expect(scoreOf({ teams, format: { legs: 2 }, games: legs })).toEqual([5, 3]);
  expect(scoreOf({ teams, format: { bestOf: 1 }, games: [] })).toBeNull();
});
