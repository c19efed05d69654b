import { describe, expect, it } from 'vitest';
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import type { TradingClub, ValuedAsset } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
import { aimOf, areWorthAFirst, buyerOf, isFuture, isRental } from './aims.ts';
import { outlookRanks } from './outlook.ts';

const asset = (some: Partial<ValuedAsset>): ValuedAsset => ({
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
  const squad = [74, 70, 66, 62].map((overall, index) => asset({ id: index + 1, overall }));
  return { tier: 1, stance, price: 380_000, minimum: 775_000, seasonLeft: 0.4, squad };
};
const [star, boy, pick] = [
  asset({}),
  asset({ age: 19, level: 'U21', overall: 55 }),
  asset({ id: -7, age: 17, level: 'U21', overall: 0 }),
];

describe('the price of a first-round pick', () => {
  it('is a difference maker, not one more depth player', () => {
    const contender = club('contend');
    expect(areWorthAFirst(contender, [asset({ overall: 80 })])).toBe(true);
    expect(areWorthAFirst(contender, [asset({ overall: 67 })])).toBe(false);
    expect(areWorthAFirst(contender, [boy])).toBe(false);
  });

  it('may be several players who make a difference together', () => {
    const [first, second] = [asset({ id: 98, overall: 69 }), asset({ id: 99, position: 'LW', overall: 69 })];
    expect([[first], [first, second]].map((gets) => areWorthAFirst(club('contend'), gets))).toEqual([false, true]);
  });
});

describe('an AI club’s needs', () => {
  it('are a lineup player for a contender, paid for with picks, prospects and surplus players', () => {
    const contender = club('contend');
    const { squad } = contender;
    const { wants, pays } = aimOf(contender);
    expect([star, asset({ overall: 58 }), boy, pick].map(wants)).toEqual([true, false, false, false]);
    expect([squad[0], asset({ age: 22 }), boy, pick, squad[3]].map((each) => each && pays(each))).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  it('are picks and prospects for a rebuilding club, paid for with veterans', () => {
    const { wants, pays } = aimOf(club('rebuild'));
    expect([star, asset({ age: 22 }), boy, pick].map(wants)).toEqual([false, true, true, true]);
    expect([star, asset({ age: 22 }), boy, pick].map(pays)).toEqual([true, false, false, false]);
  });

  it('are a player who helps now and for some years in between', () => {
    const { wants } = aimOf(club('retool'));
    expect([star, asset({ age: 27 }), asset({ age: 27, overall: 58 }), pick].map(wants)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });
});

describe('the trade deadline', () => {
  it('has contenders buy from rebuilding clubs, but not weeks before or after', () => {
    expect(buyerOf(DEADLINE_DAY, 'contend', 'rebuild')).toBe('own');
    expect(buyerOf(DEADLINE_DAY, 'rebuild', 'contend')).toBe('other');
    expect(buyerOf(DEADLINE_DAY, 'contend', 'retool')).toBeNull();
    for (const day of [DEADLINE_DAY - 10, DEADLINE_DAY + 1]) expect(buyerOf(day, 'contend', 'rebuild')).toBeNull();
  });

  it('puts regulars on expiring contracts on the market, for picks, prospects and farm players', () => {
    expect(isRental(star)).toBe(true);
    expect(isRental(asset({ hits: [4_000_000, 4_000_000] }))).toBe(false);
    expect(isRental(asset({ age: 23 }))).toBe(false);
    expect([pick, boy, asset({ level: 'FRM', age: 21 }), asset({ level: 'FRM', age: 29 }), star].map(isFuture)).toEqual(
      [true, true, true, false, false],
    );
  });
});

describe('an AI club’s stance', () => {
  const places = new Map([1, 2, 3, 4].map((clubId) => [clubId, clubId]));
  const results = (played: number, points: readonly number[]) =>
    new Map(points.map((each, index) => [index + 1, { played, points: each }]));

  it('follows strength before the first game, and then results as the season goes on', () => {
    expect([...outlookRanks(places, new Map())]).toEqual([
      [4, 1],
      [3, 2],
      [2, 3],
      [1, 4],
    ]);
    // The strongest club has lost every game; the weakest leads the standings.
    expect(outlookRanks(places, results(2, [6, 3, 3, 0])).get(4)).toBe(1);
    const late = outlookRanks(places, results(30, [80, 50, 40, 10]));
    expect(late.get(4)).toBeGreaterThan(2);
    expect(late.get(1)).toBeLessThan(3);
    expect([...late.values()].sort()).toEqual([1, 2, 3, 4]);
  });
});
