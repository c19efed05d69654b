import { describe, expect, it } from 'vitest';
import { assetFromPick, type PickOutlook, rangeOf } from './pick-worth.ts';
import { type TradingClub, worthOf } from './trade.ts';

const pick = (rest: Partial<PickOutlook> = {}): PickOutlook => {
  return { id: 7, round: 1, spot: null, place: 10, clubs: 20, draftIn: 0, ...rest };
};
const club: Omit<TradingClub, 'squad'> = { tier: 1, stance: 'retool', price: 380_000, minimum: 775_000, seasonLeft: 1 };
const worth = (rest: Partial<PickOutlook>, stance: TradingClub['stance'] = 'retool') =>
  worthOf({ ...club, stance }, assetFromPick(pick(rest)));

describe('a pick’s value', () => {
  it('rises with its spot, and is exact once the lottery is drawn', () => {
    const known = [1, 5, 20, 40, 140].map((spot) => worth({ spot, round: Math.ceil(spot / 20) }));
    expect(known).toEqual(known.toSorted((one, other) => other - one));
    expect(worth({ round: 1 })).toBeGreaterThan(3 * worth({ round: 3 }));
    expect(worth({ spot: 1 })).toBeGreaterThan(worth({ place: 1 }));
    expect(worth({ place: 1 })).toBeGreaterThan(worth({ place: 20 }));
  });

  it('depends less on the expected spot the further away its draft', () => {
    const gap = (draftIn: number) => worth({ place: 1, draftIn }) / worth({ place: 20, draftIn });
    expect(gap(0)).toBeGreaterThan(gap(1));
    expect(gap(1)).toBeGreaterThan(gap(2));
    expect([1, 10, 20].map((place) => rangeOf(pick({ place })))).toEqual([1, 2, 3]);
    expect(rangeOf(pick({ place: 1, draftIn: 2 }))).toBe(2);
  });

  it('is highest for rebuilding clubs and lowest for contenders, and a pick shares no player’s id', () => {
    const by = (stance: TradingClub['stance']) => worth({ place: 3 }, stance);
    expect(by('rebuild')).toBeGreaterThan(by('retool'));
    expect(by('retool')).toBeGreaterThan(by('contend'));
    expect(assetFromPick(pick())).toMatchObject({ id: -7, level: 'U21' });
  });
});
