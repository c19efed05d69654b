import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { firstRound, nextGame, nextRound, type Series, seriesWinner, withResult } from '#engine/schedule/playoffs.ts';

const table = Array.from({ length: 20 }, (_, index) => index + 1);
const sweepBy = (series: Series<number>, winner: number) =>
  withResult(withResult(withResult(series, winner), winner), winner);
const playOut = (series: Series<number>, random: Random): Series<number> => {
  let now = series;
  for (let game = nextGame(now); game; game = nextGame(now)) {
    now = withResult(now, random.chance(0.5) ? game.home : game.away);
  }
  return now;
};

describe('the playoffs', () => {
  it('pair the first with the eighth, the fourth with the fifth, and on the other side 2–7 and 3–6', () => {
    expect(firstRound(table).map(({ high, low }) => [high, low])).toEqual([
      [1, 8],
      [4, 5],
      [2, 7],
      [3, 6],
    ]);
  });

  it('give the better-ranked team games 1, 2 and 5 at home', () => {
    let series = firstRound(table)[0] as Series<number>;
    const homes: number[] = [];
    for (const winner of [1, 8, 1, 8, 1]) {
      homes.push(nextGame(series)?.home ?? 0);
      series = withResult(series, winner);
    }
    expect(homes).toEqual([1, 1, 8, 8, 1]);
    expect(seriesWinner(series)).toBe(1);
    expect(nextGame(series)).toBeNull();
  });

  it('do not reseed: an upset takes over the place in the tree', () => {
    const quarters = firstRound(table).map((series) => sweepBy(series, series.low));
    const semis = nextRound(quarters);
    expect(semis.map(({ high, low }) => [high, low])).toEqual([
      [5, 8],
      [6, 7],
    ]);
    const final = nextRound(semis.map((series) => sweepBy(series, series.high)));
    expect(final).toMatchObject([{ round: 3, slot: 0, high: 5, low: 6, highSeed: 5, lowSeed: 6 }]);
    expect(nextRound(final.map((series) => sweepBy(series, 5)))).toEqual([]);
  });

  it('always end with one champion out of eight, after series of three to five games', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = new Random(seed);
        let round = firstRound(table);
        while (round.length > 1) {
          round = nextRound(round.map((series) => playOut(series, random)));
          for (const series of round) expect(series.highSeed).toBeLessThan(series.lowSeed);
        }
        const final = playOut(round[0] as Series<number>, random);
        expect(final.highWins + final.lowWins).toBeGreaterThanOrEqual(3);
        expect(final.highWins + final.lowWins).toBeLessThanOrEqual(5);
        expect(seriesWinner(final)).toBeLessThanOrEqual(8);
      }),
    );
  });

  it('wait for every series of a round', () => {
    const quarters = firstRound(table);
    expect(() => nextRound(quarters)).toThrow(RangeError);
  });

  it('refuse a game after the decision, and a winner from elsewhere', () => {
    const series = firstRound(table)[0] as Series<number>;
    expect(() => withResult(sweepBy(series, 1), 1)).toThrow(RangeError);
    expect(() => withResult(series, 2)).toThrow(RangeError);
    expect(() => firstRound([1, 2, 3])).toThrow(RangeError);
  });
});
