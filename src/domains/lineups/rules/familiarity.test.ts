import { describe, expect, it } from 'vitest';
import {
  linesAndPairs,
  partnershipsAfter,
  partnershipsAmong,
  partnershipsWithin,
} from '#domains/lineups/rules/familiarity.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { gamesTogether, type Partnership } from '#engine/lineup/chemistry.ts';
import { twentyPlayers } from '../../../../tests/factories/roster.ts';

const LINE = [9, 4, 6];

function afterGames(count: number, units: number[][], before: readonly Partnership[] = []): readonly Partnership[] {
  let partnerships = before;
  for (let game = 0; game < count; game++) partnerships = partnershipsAfter(partnerships, units);
  return partnerships;
}

describe('players of a team', () => {
  it('get to know those of their own line or pair, each other and nobody else', () => {
    const after = partnershipsAfter([], [LINE, [1, 2]]);
    expect(after).toHaveLength(4);
    expect(after).toEqual(
      expect.arrayContaining([
        [1, 2, 1],
        [4, 6, 1],
        [4, 9, 1],
        [6, 9, 1],
      ]),
    );
  });

  it('know each other better with every game, up to what one remembers', () => {
    const known = [1, 10, 30, 400].map((count) => gamesTogether(afterGames(count, [LINE]), 4, 9));
    expect(known).toEqual([...known].sort((one, other) => one - other));
    expect(known[1]).toBeGreaterThan(9);
    expect(known[3]).toBeCloseTo(60, 0);
  });

  it('forget each other while they play apart, and wholly in the end', () => {
    const old = afterGames(60, [LINE]);
    const apart = afterGames(42, [[4, 5]], old);
    expect(gamesTogether(apart, 4, 9)).toBeCloseTo(gamesTogether(old, 4, 9) / 2, 0);
    expect(gamesTogether(afterGames(400, [[4, 5]], old), 4, 9)).toBe(0);
  });

  it('are not remembered without end: the oldest partners stay', () => {
    let partnerships = afterGames(20, [[1, 2]]);
    for (let game = 3; game < 200; game += 3) {
      partnerships = partnershipsAfter(partnerships, [
        [1, 2],
        [game, game + 1, game + 2],
      ]);
    }
    expect(partnerships.length).toBeLessThanOrEqual(60);
    expect(gamesTogether(partnerships, 1, 2)).toBeGreaterThan(40);
  });

  it('count where both are there', () => {
    expect(partnershipsAmong(afterGames(1, [LINE]), new Set([4, 9, 77]))).toEqual([[4, 9, 1]]);
  });

  it('count in a lineup where both stand in one line or pair of it', () => {
    const known = afterGames(1, [LINE]);
    expect(
      partnershipsWithin(known, [
        [4, 9],
        [6, 77],
      ]),
    ).toEqual([[4, 9, 1]]);
  });

  it('make four lines and three pairs; who is missing leaves the others', () => {
    const lineup = autoFill(twentyPlayers());
    expect(linesAndPairs(lineup).map((unit) => unit.length)).toEqual([3, 3, 3, 3, 2, 2, 2]);
    lineup.defence[2].RD = null;
    expect(linesAndPairs(lineup).at(-1)).toEqual([lineup.defence[2].LD]);
  });
});
