import { describe, expect, it } from 'vitest';
import { type PickOutlook, pickAsMan, rangeOf } from './pick-worth.ts';
import { type TradingClub, worthOf } from './trade.ts';

const pick = (rest: Partial<PickOutlook> = {}): PickOutlook => {
  return { id: 7, round: 1, spot: null, place: 10, clubs: 20, draftIn: 0, ...rest };
};
const club: Omit<TradingClub, 'squad'> = { tier: 1, stance: 'retool', price: 380_000, minimum: 775_000, seasonLeft: 1 };
const worth = (rest: Partial<PickOutlook>, stance: TradingClub['stance'] = 'retool') =>
  worthOf({ ...club, stance }, pickAsMan(pick(rest)));

describe('a pick', () => {
  it('is worth more the earlier it is, and what a known spot is worth once the lottery is drawn', () => {
    const known = [1, 5, 20, 40, 140].map((spot) => worth({ spot, round: Math.ceil(spot / 20) }));
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect(worth({ round: 1 })).toBeGreaterThan(3 * worth({ round: 3 }));
    expect(worth({ spot: 1 })).toBeGreaterThan(worth({ place: 1 }));
    expect(worth({ place: 1 })).toBeGreaterThan(worth({ place: 20 }));
  });

  it('tells less of its place the further its draft is ahead', () => {
    const gap = (draftIn: number) => worth({ place: 1, draftIn }) / worth({ place: 20, draftIn });
    expect(gap(0)).toBeGreaterThan(gap(1));
    expect(gap(1)).toBeGreaterThan(gap(2));
    expect([1, 10, 20].map((place) => rangeOf(pick({ place })))).toEqual([1, 2, 3]);
    expect(rangeOf(pick({ place: 1, draftIn: 2 }))).toBe(2);
  });

  it('is worth most to who rebuilds and least to who wants to win now, and no man of a squad has its id', () => {
    const by = (stance: TradingClub['stance']) => worth({ place: 3 }, stance);
    expect(by('rebuild')).toBeGreaterThan(by('retool'));
    expect(by('retool')).toBeGreaterThan(by('contend'));
    expect(pickAsMan(pick())).toMatchObject({ id: -7, level: 'U21' });
  });
});
