import { describe, expect, it } from 'vitest';
import { daysLeft, gamesByRound } from '#engine/competition/calendar.ts';
import { doubleElimination, knockout, roundRobin, swiss } from '../../../tests/factories/tournament.ts';

describe('the calendar of a stage', () => {
  it('needs a time for each game that a pairing of a round may have', () => {
    expect(gamesByRound(roundRobin({ groups: 2, legs: 2 }), 9)).toEqual(Array(10).fill(1));
    expect(gamesByRound(swiss(3), 9)).toEqual([1, 1, 1]);
    const rounds = [{ bestOf: 5 }, { bestOf: 3 }] as const;
    expect(gamesByRound(knockout({ rounds }), 9)).toEqual([3, 3, 3, 5]);
    expect(gamesByRound(knockout({ rounds, lastRound: 2 }), 9)).toEqual([3, 5]);
    expect(gamesByRound(knockout({ playedPlaces: 4, placement: { bestOf: 3 } }), 4)).toEqual([1, 3]);
    // The third-place game is played with the final, not before.
    expect(gamesByRound(knockout({ playedPlaces: 4, placement: { bestOf: 3 } }), 8)).toEqual([1, 1, 3]);
    expect(gamesByRound(knockout({ playedPlaces: 8, placement: { bestOf: 3 } }), 8)).toEqual([1, 3, 3]);
    expect(gamesByRound(doubleElimination({ final: { bestOf: 3 } }), 4)).toEqual([1, 1, 1, 3, 3]);
  });

  it('moves rounds that have become too late, and those after them only as far as they must', () => {
    const days = [[1], [2, 3], [4], [9]];
    expect(daysLeft(days, { round: 2, from: 2 })).toEqual(days);
    expect(daysLeft(days, { round: 2, from: 5 })).toEqual([[1], [5, 6], [7], [9]]);
  });
});
