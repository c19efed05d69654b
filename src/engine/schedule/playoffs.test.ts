import { describe, expect, it } from 'vitest';
import { firstRound, nextRound, type Series } from '#engine/schedule/playoffs.ts';

const table = Array.from({ length: 20 }, (_, index) => index + 1);
const wonBy = (series: Series<number>, side: 'high' | 'low', wins = 3): Series<number> =>
  side === 'high' ? { ...series, highWins: wins, lowWins: wins - 1 } : { ...series, lowWins: wins, highWins: wins - 1 };

describe('the playoffs', () => {
  it('pair the first with the eighth, the fourth with the fifth, and on the other side 2–7 and 3–6', () => {
    expect(firstRound(table).map(({ high, low }) => [high, low])).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
  });

  it('do not reseed: an upset takes over the place in the tree', () => {
    const quarters = firstRound(table).map((series) => wonBy(series, 'low'));
    const semis = nextRound(quarters.toReversed(), 5);
    expect(semis.map(({ high, low }) => [high, low])).toEqual([
      [5, 8],
      [6, 7],
    ]);
    const final = nextRound(
      semis.map((series) => wonBy(series, 'high')),
      5,
    );
    expect(final).toMatchObject([{ round: 3, slot: 0, high: 5, low: 6, highSeed: 5, lowSeed: 6 }]);
    expect(
      nextRound(
        final.map((series) => wonBy(series, 'high')),
        5,
      ),
    ).toEqual([]);
  });

  it.each([1, 3, 5, 7])('go on after series of best of %i', (bestOf) => {
    const wins = (bestOf + 1) / 2;
    const semis = nextRound(
      firstRound(table).map((series) => wonBy(series, 'high', wins)),
      bestOf,
    );
    expect(semis.map(({ high, low }) => [high, low])).toEqual([
      [1, 4],
      [2, 3],
    ]);
  });

  it('wait for every series of a round', () => {
    const quarters = firstRound(table);
    expect(() => nextRound(quarters, 5)).toThrow(RangeError);
    expect(() =>
      nextRound(
        quarters.map((series) => wonBy(series, 'high', 2)),
        5,
      ),
    ).toThrow(RangeError);
    expect(() => firstRound([1, 2, 3])).toThrow(RangeError);
  });
});
