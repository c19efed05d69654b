import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { firstLimits } from '#engine/market/price.ts';
import { conversionRatio, nextUpper } from './limits.ts';
import { capRefused } from './refused.ts';
import { type CapContract, type CapState, capSheet } from './sheet.ts';
import { wouldBeLegal } from './verdict.ts';

const limits = firstLimits(1);
const player = (playerId: number, salary: number, rest: Partial<CapContract> = {}): CapContract => ({
  ...{ playerId, salary, fromSeason: 3, toSeason: 5, level: 'PRO', daysOut: 0 },
  ...rest,
});
const state = (rest: Partial<CapState> = {}): CapState => ({
  ...{ season: 4, day: 20, limits, contracts: [], charges: [], accrued: { days: 0, dollarDays: 0 } },
  ...rest,
});
/** Returns this many contracts of $4M. */
const squad = (count: number) => Array.from({ length: count }, (_, index) => player(index + 1, 4_000_000));

describe('a cap sheet', () => {
  it('counts the first team, farm salaries above the allowance, and no juniors', () => {
    const sheet = capSheet(
      state({
        contracts: [
          player(1, 5_000_000),
          player(2, 2_000_000, { level: 'FRM' }),
          player(3, 900_000, { level: 'FRM' }),
          player(4, 800_000, { level: 'U21' }),
        ],
      }),
    );
    expect(sheet.hit).toBe(5_000_000 + 2_000_000 - 1_162_500);
    expect(sheet.projected).toBe(sheet.hit);
    expect(sheet.space).toBe(limits.upper - sheet.hit);
  });

  it('shows five seasons: players under contract, dead cap, retained salary and cap space', () => {
    const { seasons } = capSheet(
      state({
        contracts: [player(1, 5_000_000), player(2, 3_000_000, { fromSeason: 5, toSeason: 8 })],
        charges: [
          { season: 5, amount: 1_000_000, kind: 'buyout' },
          { season: 5, amount: 500_000, kind: 'retention' },
        ],
      }),
    );
    expect(seasons.map(({ season, hit, dead, retained }) => [season, hit, dead, retained])).toEqual([
      [4, 5_000_000, 0, 0],
      [5, 8_000_000, 1_500_000, 500_000],
      [6, 3_000_000, 0, 0],
      [7, 3_000_000, 0, 0],
      [8, 3_000_000, 0, 0],
    ]);
    expect(seasons[1]?.space).toBe(limits.upper - 9_500_000);
  });

  it('measures future seasons by the next season’s limit', () => {
    const nextUpper = limits.upper - 4_000_000;
    const full = state({ contracts: squad(20), nextUpper });
    const { seasons } = capSheet(full);
    expect(seasons.map(({ space }) => space)).toEqual([
      limits.upper - 80_000_000,
      ...[1].map(() => nextUpper - 80_000_000),
      ...[2, 3, 4].map(() => nextUpper),
    ]);
    // A contract the current limit would allow.
    const more = player(99, 9_000_000, { fromSeason: 5, toSeason: 5 });
    expect(wouldBeLegal({ ...full, nextUpper: null }, { add: [more] }).ok).toBe(true);
    expect(wouldBeLegal(full, { add: [more] })).toMatchObject({ ok: false, season: 5 });
  });

  it('leaves out players on long-term injured reserve until they return, and knows the date', () => {
    const contracts = [player(1, 6_300_000, { daysOut: 10 }), player(2, 1_000_000)];
    const accrued = { days: 13, dollarDays: 13 * 7_300_000 };
    const sheet = capSheet(state({ day: 13, contracts, accrued }));
    expect(sheet).toMatchObject({ hit: 1_000_000, relief: 6_300_000 });
    expect(sheet.projected).toBe(7_300_000 - 900_000);
    expect(sheet.seasons[1]?.hit).toBe(7_300_000);
    const isOutForGood = [player(1, 6_300_000, { daysOut: 90 }), player(2, 1_000_000)];
    expect(capSheet(state({ contracts: isOutForGood })).projected).toBe(1_000_000);
  });

  it('lets cap space accrue: half a season under the cap buys a player twice as expensive for the rest', () => {
    const hit = 72_000_000;
    const days = 42;
    const sheet = capSheet(state({ contracts: squad(18), accrued: { days, dollarDays: days * hit } }));
    expect(sheet.projected).toBe(hit);
    expect(sheet.space).toBe(10_000_000);
    expect(sheet.room).toBe(30_000_000);
  });

  it('has room for a full roster at most, however few days are left to count', () => {
    for (const days of [0, 40, 61, 62]) {
      const sheet = capSheet(state({ day: days + 1, accrued: { days, dollarDays: days * 40_000_000 } }));
      expect(sheet.room).toBeLessThanOrEqual(limits.upper);
      expect(sheet.deadlineRoom).toBeLessThanOrEqual(limits.upper);
    }
  });

  it('carries over bonuses above the limit up to a share of it, and nothing else', () => {
    const most = Math.floor(limits.upper * 0.075);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12_000_000 }), fc.integer({ min: 10, max: 22 }), (bonuses, count) => {
        const { space, carriesOver } = capSheet(state({ contracts: squad(count), bonuses }));
        const over = Math.max(0, bonuses - Math.max(0, space));
        return carriesOver === Math.min(over, most);
      }),
    );
    expect(capSheet(state({ contracts: squad(22) })).carriesOver).toBe(0);
  });

  it('comes to the same dollar whatever changed on which day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000_000 }), { minLength: 63, maxLength: 63 }), (hits) => {
        let accrued = { days: 0, dollarDays: 0 };
        for (const hit of hits) accrued = { days: accrued.days + 1, dollarDays: accrued.dollarDays + hit };
        const { projected } = capSheet(state({ day: 63, accrued, contracts: squad(9) }));
        expect(projected).toBe(Math.ceil(hits.reduce((sum, hit) => sum + hit, 0) / DAYS_PER_SEASON));
      }),
    );
  });
});

describe('a change to contracts', () => {
  it('is legal up to the last dollar of cap space, and not one further', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 62 }), fc.integer({ min: 5, max: 20 }), (days, count) => {
        const contracts = squad(count);
        const now = state({ contracts, accrued: { days, dollarDays: days * count * 4_000_000 } });
        const { room } = capSheet(now);
        const add = (salary: number) => wouldBeLegal(now, { add: [player(99, salary, { toSeason: 4 })] }).ok;
        expect(add(room)).toBe(true);
        expect(add(room + 2)).toBe(room === limits.upper);
      }),
    );
  });

  it('is refused with the amount over, the players who would clear space, and the day it would fit', () => {
    const now = state({
      contracts: [...squad(19), player(50, 1_300_000), player(51, 3_000_000)],
      accrued: { days: 21, dollarDays: 21 * 80_300_000 },
    });
    const verdict = wouldBeLegal(now, { add: [player(99, 3_500_000)] });
    expect(verdict.ok).toBe(false);
    if (verdict.ok) return;
    expect(verdict.season).toBe(4);
    expect(verdict.over).toBe(Math.ceil((21 * 80_300_000 + 42 * 83_800_000) / 63) - limits.upper);
    // Sending a player down saves at most the farm allowance: $1,162,500 for any salary above it.
    expect(verdict.helps.map(({ playerId }) => playerId)).toEqual([1, 2, 3]);
    expect(verdict.helps[0]?.saves).toBe(1_162_500);
    expect(verdict.fitsFrom).toBe(63 - Math.floor((1_700_000 * 63) / 3_500_000) + 1);
    expect(wouldBeLegal(now, { add: [player(99, 3_500_000)], remove: [51] }).ok).toBe(true);
    expect(wouldBeLegal(now, { add: [player(99, 3_500_000)], move: [{ playerId: 99, level: 'U21' }] }).ok).toBe(true);
  });

  it('is refused in words that name one player who would clear space', () => {
    const full = state({ contracts: squad(20) });
    const verdict = wouldBeLegal(full, { add: [player(99, 3_000_000)] });
    if (verdict.ok) throw new Error('it is over');
    expect(capRefused(verdict, () => 'Aki Salo')).toMatchObject({
      code: 'cap.over-with-help',
      facts: { over: 1_000_000, player: 'Aki Salo' },
    });
    expect(capRefused({ ...verdict, helps: [], fitsFrom: 30 }, () => undefined).code).toBe('cap.over-until');
    expect(capRefused({ ...verdict, helps: [], fitsFrom: null }, () => undefined).code).toBe('cap.over');
    expect(capRefused({ ...verdict, season: 6 }, () => 'Aki Salo').code).toBe('cap.over-later');
  });

  it('is legal for a club over the cap if it does not go further over', () => {
    const over = state({ contracts: [...squad(21), player(40, 2_000_000)] });
    expect(wouldBeLegal(over, { remove: [1], add: [player(99, 4_000_000)] }).ok).toBe(true);
    expect(wouldBeLegal(over, { remove: [1], add: [player(99, 4_100_000)] }).ok).toBe(false);
  });

  it('may commit a tenth above the limit for future seasons and in the summer', () => {
    const bound = state({ contracts: squad(19) });
    const later = { fromSeason: 5, toSeason: 6 };
    expect(wouldBeLegal(bound, { add: [player(99, 14_000_000, later)] }).ok).toBe(true);
    const verdict = wouldBeLegal(bound, { add: [player(99, 15_000_000, later)] });
    expect(verdict).toMatchObject({ ok: false, season: 5, over: 76_000_000 + 15_000_000 - 90_200_000, helps: [] });
    expect(wouldBeLegal({ ...bound, day: 60 }, { add: [player(99, 14_000_000, { toSeason: 4 })] }).ok).toBe(true);
  });

  it('adds only minimum contracts during a rescue plan while the club spends above the lower limit', () => {
    const count = Math.ceil(limits.lower / 4_000_000);
    const rescued = state({ contracts: squad(count), rescueUntil: 5 });
    const one = (salary: number, rest: Partial<CapContract> = {}) => ({ add: [player(99, salary, rest)] });
    const verdict = wouldBeLegal(rescued, one(limits.minimum + 5_000));
    const over = count * 4_000_000 + limits.minimum + 5_000 - limits.lower;
    expect(verdict).toMatchObject({ ok: false, isRescue: true, season: 4, over, helps: [], fitsFrom: null });
    if (!verdict.ok) expect(capRefused(verdict, () => 'Aki Salo').code).toBe('cap.under-rescue');
    expect(wouldBeLegal(rescued, one(limits.minimum)).ok).toBe(true);
    expect(wouldBeLegal(rescued, { ...one(3_900_000), remove: [1] }).ok).toBe(true);
    expect(wouldBeLegal(rescued, { ...one(4_100_000), remove: [1] }).ok).toBe(false);
    expect(wouldBeLegal(rescued, one(900_000, { level: 'U21' })).ok).toBe(true);
    // The plan ends before the contract begins, or is over.
    expect(wouldBeLegal(rescued, one(4_000_000, { fromSeason: 6, toSeason: 7 })).ok).toBe(true);
    expect(wouldBeLegal({ ...rescued, rescueUntil: 3 }, one(2_000_000)).ok).toBe(true);
    const thrifty = state({ contracts: squad(count - 2), rescueUntil: 5 });
    expect(wouldBeLegal(thrifty, one(4_000_000)).ok).toBe(true);
  });

  it('counts new dead cap', () => {
    const full = state({ contracts: [...squad(20), player(60, 1_900_000)] });
    const charge = [{ season: 4, amount: 200_000, kind: 'buyout' } as const];
    expect(wouldBeLegal(full, { charge }).ok).toBe(false);
    expect(wouldBeLegal(full, { charge, remove: [60] }).ok).toBe(true);
  });
});

describe('the upper limit of the next season', () => {
  it('follows club revenue, by at most 6 % a season', () => {
    expect(nextUpper(limits, null)).toBe(limits.upper);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000_000 }), (revenue) => {
        const next = nextUpper(limits, revenue);
        expect(Math.abs(next - limits.upper)).toBeLessThanOrEqual(0.06 * limits.upper);
      }),
    );
    expect(nextUpper(limits, 400_000_000)).toBeGreaterThan(limits.upper);
    expect(nextUpper(limits, 10_000_000)).toBeLessThan(limits.upper);
  });

  it('never falls so low that only minimum salaries fit', () => {
    let upper: number = limits.upper;
    for (let season = 0; season < 60; season++) upper = nextUpper({ upper, minimum: limits.minimum }, 0);
    expect(upper).toBe(48 * limits.minimum);
  });
});

describe('contracts of a promoted or relegated club', () => {
  const [above, below] = [firstLimits(1), firstLimits(2)];

  it('get a raise on promotion, though far less than the limit rises', () => {
    expect(conversionRatio({ from: below, to: above, bound: 30_000_000 })).toBe(1.03);
    expect(conversionRatio({ from: above, to: { upper: above.upper * 1.02 }, bound: 0 })).toBeCloseTo(1.02);
  });

  it('are cut on relegation by less than the limit falls, as far as the club can bear it', () => {
    const cut = (bound: number) => conversionRatio({ from: above, to: below, bound });
    expect(cut(40_000_000)).toBeCloseTo(0.75);
    expect(cut(60_000_000) * 60_000_000).toBeCloseTo(0.92 * below.upper);
    expect(cut(80_000_000)).toBe(0.5);
  });

  it('never push a relegated club over a limit it was under before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: above.upper }), (bound) => {
        return conversionRatio({ from: above, to: below, bound }) * bound <= below.upper;
      }),
    );
  });
});
