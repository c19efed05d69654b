import { describe, expect, it } from 'vitest';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import type { TradeMan, TradingClub } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
import { aimOf, areWorthAFirst, buyerOf, isFuture, isRental } from './aims.ts';
import { outlookRanks } from './outlook.ts';

const man = (some: Partial<TradeMan>): TradeMan => ({
  id: 99,
  position: 'C',
  age: 30,
  level: 'PRO',
  overall: 76,
  goals: [6, 4],
  hits: [4_000_000],
  isOut: 0,
  ...some,
});
const club = (stance: Stance): TradingClub => {
  const squad = [74, 70, 66, 62].map((overall, index) => man({ id: index + 1, overall }));
  return { tier: 1, stance, price: 380_000, minimum: 775_000, seasonLeft: 0.4, squad };
};
const [star, boy, pick] = [
  man({}),
  man({ age: 19, level: 'U21', overall: 55 }),
  man({ id: -7, age: 17, level: 'U21', overall: 0 }),
];

describe('a pick of a first round', () => {
  it('goes for somebody who makes a difference, not for one more man', () => {
    const contender = club('contend');
    expect(areWorthAFirst(contender, [man({ overall: 80 })])).toBe(true);
    expect(areWorthAFirst(contender, [man({ overall: 67 })])).toBe(false);
    expect(areWorthAFirst(contender, [boy])).toBe(false);
  });

  it('goes for several who make one together', () => {
    const [first, second] = [man({ id: 98, overall: 69 }), man({ id: 99, position: 'LW', overall: 69 })];
    expect([[first], [first, second]].map((gets) => areWorthAFirst(club('contend'), gets))).toEqual([false, true]);
  });
});

describe('what a club looks for', () => {
  it('is a player for the lineup where it plays for the cup, paid with picks, young players and surplus ones', () => {
    const contender = club('contend');
    const { squad } = contender;
    const { wants, pays } = aimOf(contender);
    expect([star, man({ overall: 58 }), boy, pick].map(wants)).toEqual([true, false, false, false]);
    expect([squad[0], man({ age: 22 }), boy, pick, squad[3]].map((each) => each && pays(each))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('is picks and the young where it rebuilds, paid with veterans', () => {
    const { wants, pays } = aimOf(club('rebuild'));
    expect([star, man({ age: 22 }), boy, pick].map(wants)).toEqual([false, true, true, true]);
    expect([star, man({ age: 22 }), boy, pick].map(pays)).toEqual([true, false, false, false]);
  });

  it('is somebody who helps now and for some years in between', () => {
    const { wants } = aimOf(club('retool'));
    expect([star, man({ age: 27 }), man({ age: 27, overall: 58 }), pick].map(wants)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('before the deadline', () => {
  it('who plays for the cup buys from who rebuilds, and nobody does weeks before or after', () => {
    expect(buyerOf(DEADLINE_DAY, 'contend', 'rebuild')).toBe('own');
    expect(buyerOf(DEADLINE_DAY, 'rebuild', 'contend')).toBe('other');
    expect(buyerOf(DEADLINE_DAY, 'contend', 'retool')).toBeNull();
    for (const day of [DEADLINE_DAY - 10, DEADLINE_DAY + 1]) expect(buyerOf(day, 'contend', 'rebuild')).toBeNull();
  });

  it('regulars on ending contracts are for sale; picks, prospects and boys of the farm team pay for them', () => {
    expect(isRental(star)).toBe(true);
    expect(isRental(man({ hits: [4_000_000, 4_000_000] }))).toBe(false);
    expect(isRental(man({ age: 23 }))).toBe(false);
    expect([pick, boy, man({ level: 'FRM', age: 21 }), man({ level: 'FRM', age: 29 }), star].map(isFuture)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('what a club plays for', () => {
  const places = new Map([1, 2, 3, 4].map((clubId) => [clubId, clubId]));
  const results = (played: number, points: readonly number[]) =>
    new Map(points.map((each, index) => [index + 1, { played, points: each }]));

  it('follows from strength before the first game, and from results, too, as the season goes on', () => {
    expect([...outlookRanks(places, new Map())]).toEqual([
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
    ]);
    // The strongest has lost everything, the weakest is on top.
    expect(outlookRanks(places, results(2, [6, 3, 3, 0])).get(4)).toBe(1);
    const late = outlookRanks(places, results(30, [80, 50, 40, 10]));
    expect(late.get(4)).toBeGreaterThan(2);
    expect(late.get(1)).toBeLessThan(3);
    expect([...late.values()].sort()).toEqual([1, 2, 3, 4]);
  });
});
