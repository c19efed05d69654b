import { expect, it } from 'vitest';
import type { SeriesView } from '#domains/league/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { playoffPairings } from './playoff-pairings.ts';

const team = (id: number) => ({ id, abbr: `T${id}` }) as TeamRef;
const series = (round: number, slot: number, [high, low]: [number, number], [highWins, lowWins]: [number, number]) => {
  const winnerTeamId = highWins === 3 ? high : lowWins === 3 ? low : null;
  return {
    id: round * 10 + slot,
    round,
    slot,
    high: team(high),
    low: team(low),
    highSeed: high,
    lowSeed: low,
    highWins,
    lowWins,
    winnerTeamId,
  } satisfies SeriesView;
};
const QUARTERFINALS = [
  series(1, 3, [3, 6], [1, 0]),
  series(1, 0, [1, 8], [3, 0]),
  series(1, 1, [4, 5], [2, 3]),
  series(1, 2, [2, 7], [2, 2]),
];

it('the bracket shows future rounds, with the teams waiting for an opponent', () => {
  const { pairings, entries } = playoffPairings(QUARTERFINALS);
  expect(pairings.map(({ teams, score }) => [teams, score])).toEqual([
    [
      [1, 8],
      [3, 0],
    ],
    [
      [4, 5],
      [2, 3],
    ],
    [
      [2, 7],
      [2, 2],
    ],
    [
      [3, 6],
      [1, 0],
    ],
    [[1, 5], null],
    [[null, null], null],
    [[null, null], null],
  ]);
  expect(entries.get(8)?.seed).toBe(8);
});

it('the bracket shows a started series by seeds, and its winner', () => {
  const decided = QUARTERFINALS.map((one) => ({ ...one, highWins: 3, winnerTeamId: one.high.id }));
  const { pairings } = playoffPairings([...decided, series(2, 0, [1, 4], [3, 1]), series(2, 1, [2, 3], [0, 1])]);
  expect(pairings.slice(4).map(({ teams, score, winner }) => [teams, score, winner])).toEqual([
    [[1, 4], [3, 1], 1],
    [[2, 3], [0, 1], null],
    [[1, null], null, null],
  ]);
});
