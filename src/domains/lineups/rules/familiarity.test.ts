import { describe, expect, it } from 'vitest';
import {
  linesAndPairs,
  partnershipsAfter,
  partnershipsAmong,
  partnershipsWithin,
  stintsOf,
  throughout,
} from '#domains/lineups/rules/familiarity.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { gamesTogether, type Partnership } from '#engine/lineup/chemistry.ts';
import { twentyPlayers } from '../../../../tests/factories/roster.ts';

const LINE = [9, 4, 6];

function afterGames(count: number, units: number[][], before: readonly Partnership[] = []): readonly Partnership[] {
  let partnerships = before;
  for (let game = 0; game < count; game++) partnerships = partnershipsAfter(partnerships, [{ units, share: 1 }]);
  return partnerships;
}

describe('teammates', () => {
  it('gain familiarity with their own line or pair, and no others', () => {
    const after = afterGames(1, [LINE, [1, 2]]);
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

  it('gain familiarity with every game, up to a limit', () => {
    const known = [1, 10, 30, 400].map((count) => gamesTogether(afterGames(count, [LINE]), 4, 9));
    expect(known).toEqual([...known].sort((one, other) => one - other));
    expect(known[1]).toBeGreaterThan(9);
    expect(known[3]).toBeCloseTo(60, 0);
  });

  it('lose it while they play apart, in the end completely', () => {
    const old = afterGames(60, [LINE]);
    const apart = afterGames(42, [[4, 5]], old);
    expect(gamesTogether(apart, 4, 9)).toBeCloseTo(gamesTogether(old, 4, 9) / 2, 0);
    expect(gamesTogether(afterGames(400, [[4, 5]], old), 4, 9)).toBe(0);
  });

  it('are not stored without limit: the oldest partners stay', () => {
    let partnerships = [...afterGames(20, [[1, 2]])];
    for (let game = 3; game < 200; game += 3) {
      const units = [
        [1, 2],
        [game, game + 1, game + 2],
      ];
      partnerships = [...afterGames(1, units, partnerships)];
    }
    expect(partnerships.length).toBeLessThanOrEqual(60);
    expect(gamesTogether(partnerships, 1, 2)).toBeGreaterThan(40);
  });

  it('count as much of a game as their line was out', () => {
    const [first, second] = [
      [LINE, [1, 2]],
      [
        [4, 6, 8],
        [1, 2],
      ],
    ];
    const after = partnershipsAfter(
      [],
      [
        { units: first, share: 0.25 },
        { units: second, share: 0.75 },
      ],
    );
    const together = (one: number, other: number) => gamesTogether(after, one, other);
    expect([together(4, 9), together(4, 8), together(4, 6), together(1, 2)]).toEqual([0.25, 0.75, 1, 1]);
  });

  it('who shared only a period are strangers after the next game apart', () => {
    const after = partnershipsAfter([], [{ units: [LINE], share: 0.3 }]);
    expect(gamesTogether(after, 4, 9)).toBe(0.3);
    expect(gamesTogether(afterGames(1, [[4, 5]], after), 4, 9)).toBe(0);
  });

  it('count where both play', () => {
    expect(partnershipsAmong(afterGames(1, [LINE]), new Set([4, 9, 77]))).toEqual([[4, 9, 1]]);
  });

  it('count in a lineup when both are on one of its lines or pairs', () => {
    const known = afterGames(1, [LINE]);
    expect(
      partnershipsWithin(known, [
        [4, 9],
        [6, 77],
      ]),
    ).toEqual([[4, 9, 1]]);
  });

  it('form four lines and three pairs, and a missing player leaves the others', () => {
    const lineup = autoFill(twentyPlayers());
    expect(linesAndPairs(lineup).map((unit) => unit.length)).toEqual([3, 3, 3, 3, 2, 2, 2]);
    lineup.defense[2].RD = null;
    expect(linesAndPairs(lineup).at(-1)).toEqual([lineup.defense[2].LD]);
  });
});

describe('a team that changes its lines in the intermission', () => {
  const before = autoFill(twentyPlayers());
  const after = structuredClone(before);
  [after.forwards[0].LW, after.forwards[1].LW] = [before.forwards[1].LW, before.forwards[0].LW];

  it('counts each lineup for as long as it was out', () => {
    const periods = [{ seconds: 1200 }, { seconds: 1200, lineup: after }, { seconds: 1200 }, { seconds: 400 }];
    expect(stintsOf(before, periods)).toEqual([
      { units: linesAndPairs(before), share: 0.3 },
      { units: linesAndPairs(after), share: 0.7 },
    ]);
  });

  it('counts its only lineup for the whole game', () => {
    expect(stintsOf(before, [{ seconds: 1200 }, { seconds: 1200 }])).toEqual(throughout(before));
    expect(stintsOf(before, [])).toEqual(throughout(before));
  });
});
