import { expect, it } from 'vitest';
import { bestOfEach, looksAtContracts, untold } from './overheard.ts';

const players = [
  { playerId: 1, overall: 70, leagueId: 2 },
  { playerId: 2, overall: 90, leagueId: 2 },
  { playerId: 3, overall: 80, leagueId: 1 },
  { playerId: 4, overall: 80, leagueId: 1 },
];
const ids = (found: readonly { playerId: number }[]) => found.map(({ playerId }) => playerId);

it('a night reports the best rumors first, no subject twice in a season, and a limited number', () => {
  expect(ids(untold(players, new Set(), 3))).toEqual([2, 3, 4]);
  expect(ids(untold(players, new Set([2, 3]), 3))).toEqual([4, 1]);
});

it('of expiring contracts it reports the best in each league', () => {
  expect(ids(bestOfEach(players, new Set()))).toEqual([3, 2]);
  expect(ids(bestOfEach(players, new Set([2, 3, 4])))).toEqual([1]);
});

it('reporters look at contracts on every third night late in the season', () => {
  const days = Array.from({ length: 63 }, (_, index) => index + 1).filter(looksAtContracts);
  expect(days.slice(0, 3)).toEqual([21, 24, 27]);
  expect(days.at(-1)).toBe(57);
});
