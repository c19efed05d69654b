import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { SETTINGS } from '#domains/lineups/rules/board.ts';
import {
  inForceAt,
  neverHolds,
  ordersLeft,
  overrulings,
  PERIOD_PARTS,
  partsOf,
  periodsOf,
  readOrders,
  withPeriodSetting,
  writeOrders,
} from '#domains/lineups/rules/orders.ts';
import { ORDER_STARTERS, presetTactics, TACTIC_PRESET_IDS } from '#domains/lineups/rules/presets.ts';
import { BALANCED_TACTICS, TACTIC_CHOICES, type Tactics } from '#engine/lineup/lineup.ts';
import { applies, tacticsInForce, validateOrders } from '#engine/match/bench/orders.ts';

const anyTactics: fc.Arbitrary<Partial<Tactics>> = fc.record(
  Object.fromEntries(SETTINGS.map((setting) => [setting, fc.constantFrom(...TACTIC_CHOICES[setting])])),
  { requiredKeys: [] },
);
const range = (min: number, max: number) =>
  fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);
const anyOrder: fc.Arbitrary<TeamOrder> = fc
  .record({
    minutes: fc.option(range(0, 80), { nil: undefined }),
    lead: fc.option(range(-4, 4), { nil: undefined }),
    parts: fc.subarray([...PERIOD_PARTS]),
    tactics: anyTactics,
  })
  .map(({ minutes, lead, parts, tactics }) => {
    const order: TeamOrder = { tactics };
    if (minutes) Object.assign(order, { fromMinute: minutes[0], untilMinute: minutes[1] });
    if (lead) Object.assign(order, { leadAtLeast: lead[0], leadAtMost: lead[1] });
    const periods = periodsOf(parts);
    return periods ? { ...order, periods } : order;
  });
const anyOrders = fc.array(anyOrder, { maxLength: 8 });
const anyMoment = fc.record({ minute: fc.integer({ min: 0, max: 90 }), lead: fc.integer({ min: -5, max: 5 }) });

const CHASE: TeamOrder = { fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive', pullGoalie: 'early' } };

describe('tactics by period', () => {
  it('are stored as orders the engine can follow', () => {
    let orders: TeamOrder[] = [];
    for (const part of PERIOD_PARTS) orders = withPeriodSetting(orders, part, ['neutralZone', 'trap']);
    expect(validateOrders(orders)).toEqual([]);
    expect(orders.map((order) => order.periods?.[0])).toEqual([1, 2, 3, 4]);
    expect(inForceAt({ tactics: BALANCED_TACTICS, orders }, { minute: 60, lead: 0 }).tactics.neutralZone).toBe('trap');
  });

  it('precede the conditional orders, which win over them', () => {
    const orders = withPeriodSetting([CHASE], 'third', ['forecheck', 'passive']);
    const board = { tactics: BALANCED_TACTICS, orders };
    expect(inForceAt(board, { minute: 45, lead: -2 })).toMatchObject({
      tactics: { forecheck: 'passive' },
      decidedBy: { forecheck: 0, pullGoalie: null },
    });
    expect(inForceAt(board, { minute: 50, lead: -2 })).toMatchObject({
      tactics: { forecheck: 'aggressive' },
      decidedBy: { forecheck: 1, pullGoalie: 1 },
    });
  });

  it('disappear when their last setting is removed', () => {
    const orders = withPeriodSetting([CHASE], 'second', ['offense', 'rush']);
    expect(withPeriodSetting(orders, 'second', ['offense', null])).toEqual([CHASE]);
  });

  it('are not read from the end of the list, where they would win over earlier orders', () => {
    const late: TeamOrder[] = [CHASE, { periods: [3], tactics: { forecheck: 'passive' } }];
    expect(readOrders(late)).toEqual({ byPeriod: {}, conditional: late });
  });

  it('stay in force unchanged when they are read and written again', () => {
    fc.assert(
      fc.property(anyOrders, anyMoment, (orders, moment) => {
        const kept = orders.filter((order) => Object.keys(order.tactics).length > 0);
        const again = writeOrders(readOrders(kept));
        const inForce = (list: TeamOrder[]) => inForceAt({ tactics: BALANCED_TACTICS, orders: list }, moment).tactics;
        expect(inForce(again)).toEqual(inForce(kept));
        expect(again).toHaveLength(kept.length);
      }),
    );
  });
});

describe('an order’s periods', () => {
  it('are named by the parts of the game they cover', () => {
    expect(partsOf({ periods: [2, 3] })).toEqual(['second', 'third']);
    expect(partsOf({ periods: periodsOf(['third', 'overtime']) })).toEqual(['third', 'overtime']);
    expect(partsOf({ periods: [4] })).toBeNull();
    expect(partsOf({})).toBeNull();
  });

  it('are no condition when they are all or none', () => {
    expect(periodsOf([])).toBeUndefined();
    expect(periodsOf([...PERIOD_PARTS])).toBeUndefined();
  });
});

describe('the orders in force', () => {
  it('are those the engine would play, at any minute and score', () => {
    fc.assert(
      fc.property(anyOrders, anyMoment, (orders, { minute, lead }) => {
        const moment = { minute, lead, period: Math.floor(minute / 20) + 1 };
        let bits = 0;
        for (const [index, order] of orders.entries()) if (applies(order, moment)) bits |= 1 << index;
        const { tactics, decidedBy } = inForceAt({ tactics: BALANCED_TACTICS, orders }, moment);
        expect(tactics).toEqual(tacticsInForce(BALANCED_TACTICS, orders, bits));
        for (const setting of SETTINGS) {
          const by = decidedBy[setting];
          const value = by === null ? BALANCED_TACTICS[setting] : orders[by]?.tactics[setting];
          expect(value).toBe(tactics[setting]);
        }
      }),
    );
  });
});

describe('overlapping orders', () => {
  it('are reported when both can apply and they disagree', () => {
    const orders: TeamOrder[] = [
      CHASE,
      { leadAtMost: -3, tactics: { forecheck: 'passive', shooting: 'volume' } },
      { leadAtLeast: 0, tactics: { forecheck: 'passive' } },
      { untilMinute: 40, tactics: { forecheck: 'passive' } },
    ];
    expect(overrulings(orders)).toEqual([{ earlier: 0, later: 1, settings: ['forecheck'] }]);
  });

  it('are exactly the pairs in which one overrides the other at some moment of a game', () => {
    fc.assert(
      fc.property(anyOrder, anyOrder, anyMoment, (one, other, { minute, lead }) => {
        const moment = { minute, lead, period: Math.floor(minute / 20) + 1 };
        if (!applies(one, moment) || !applies(other, moment)) return;
        const settings = SETTINGS.filter(
          (setting) =>
            one.tactics[setting] && other.tactics[setting] && one.tactics[setting] !== other.tactics[setting],
        );
        expect(overrulings([one, other]).flatMap((found) => found.settings)).toEqual(settings);
      }),
    );
  });

  it('are reported when one can never apply', () => {
    expect(neverHolds({ periods: [1], fromMinute: 30, tactics: CHASE.tactics })).toBe(true);
    expect(neverHolds({ periods: [2], fromMinute: 30, tactics: CHASE.tactics })).toBe(false);
    expect(neverHolds(CHASE)).toBe(false);
  });
});

describe('order presets', () => {
  it('can be followed and saved', () => {
    expect(validateOrders(Object.values(ORDER_STARTERS))).toEqual([]);
    expect(Object.values(ORDER_STARTERS).some(neverHolds)).toBe(false);
    expect(ordersLeft([CHASE])).toBe(7);
    expect(ordersLeft(Array.from({ length: 9 }, () => CHASE))).toBe(0);
  });

  it('each play differently', () => {
    const ways = TACTIC_PRESET_IDS.map((id) => JSON.stringify(presetTactics(id)));
    expect(new Set(ways).size).toBe(ways.length);
    expect(presetTactics('balanced')).toEqual(BALANCED_TACTICS);
  });
});
