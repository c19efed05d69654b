import { describe, expect, it } from 'vitest';
import { probationRefusals } from '#domains/probation/refusals.ts';
import { type Act, probationOf, ruleOn } from '#domains/probation/rules.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

const NOTHING = { buyouts: 0, goals: 0 };
const tenure = { fromDay: 200, since: 0, bankruptOn: null, managers: 2 };

describe('a new manager’s probation', () => {
  it('lasts ten game days and three real days, whichever ends last', () => {
    expect(probationOf(tenure, { absoluteDay: 209, now: 30 * DAY_MS })).toMatchObject({ reason: 'new', untilDay: 210 });
    expect(probationOf(tenure, { absoluteDay: 240, now: 3 * DAY_MS - 1 })).not.toBeNull();
    expect(probationOf(tenure, { absoluteDay: 210, now: 3 * DAY_MS })).toBeNull();
  });

  it('lasts a season after a bankruptcy, at any club', () => {
    const fallen = { ...tenure, bankruptOn: 190 };
    expect(probationOf(fallen, { absoluteDay: 262, now: 90 * DAY_MS })).toMatchObject({ reason: 'bankruptcy' });
    expect(probationOf(fallen, { absoluteDay: 263, now: 90 * DAY_MS })).toBeNull();
    expect(probationOf({ ...tenure, bankruptOn: 137 }, { absoluteDay: 210, now: 90 * DAY_MS })).toBeNull();
  });

  it('lasts three real hours in a fast world, and ten game days on which the manager has acted', () => {
    const HOUR_MS = DAY_MS / 24;
    const fast = (actDays: number, now: number) => probationOf({ ...tenure, actDays }, { absoluteDay: 300, now });
    expect(fast(10, 3 * HOUR_MS)).toBeNull();
    expect(fast(10, 3 * HOUR_MS - 1)).toMatchObject({ until: 3 * HOUR_MS, actDaysLeft: 0 });
    expect(fast(4, 2 * DAY_MS)).toMatchObject({ actDaysLeft: 6 });
    // A bankruptcy is not made good that fast.
    expect(probationOf({ ...tenure, actDays: 10, bankruptOn: 190 }, { absoluteDay: 240, now: DAY_MS })).not.toBeNull();
  });

  it('keeps ticket prices near the usual one', () => {
    const priced = (price: number, present = 50) =>
      ruleOn({ kind: 'ticket-price', price, present, usual: 50 }, NOTHING).answer;
    expect([priced(35), priced(65), priced(34), priced(66), priced(70, 90)]).toEqual([
      'free',
      'free',
      'no',
      'no',
      'free',
    ]);
  });

  it('does not exist in a world with one manager', () => {
    expect(probationOf({ ...tenure, managers: 1 }, { absoluteDay: 200, now: 0 })).toBeNull();
  });
});

/** A club with revenue of $170M per season. */
const means = { balance: 20_000_000, seasonRevenue: 170_000_000 };
const answerTo = (act: Act, agreed = NOTHING) => ruleOn(act, agreed).answer;
const borrow = (amount: number, more: { balance?: number; owed?: number } = {}) =>
  ({ kind: 'loan', amount, owed: 0, ...means, ...more }) as const;

describe('a board’s approval', () => {
  it('covers a small loan and one the club needs, but nothing like 80 million', () => {
    expect(answerTo(borrow(5_000_000))).toBe('free');
    expect(answerTo(borrow(15_000_000, { balance: 3_000_000 }))).toBe('yes');
    expect(ruleOn(borrow(10_000_000), NOTHING)).toMatchObject({
      refused: probationRefusals.loanNotNeeded({ balance: 20_000_000, free: 5_100_000 }),
    });
    expect(ruleOn(borrow(80_000_000), NOTHING)).toMatchObject({
      refused: probationRefusals.loanTooLarge({ most: 20_400_000 }),
    });
  });

  it('counts existing debt, and small loans cannot add up to a large one', () => {
    expect(answerTo(borrow(1_000_000, { owed: 5_000_000, balance: 25_000_000 }))).toBe('no');
    expect(answerTo(borrow(16_000_000, { owed: 5_000_000, balance: -5_000_000 }))).toBe('no');
    expect(answerTo(borrow(15_000_000, { owed: 5_000_000, balance: -5_000_000 }))).toBe('yes');
  });

  it('covers what brings a club out of the red', () => {
    expect(answerTo(borrow(38_000_000, { balance: -30_000_000, owed: 20_000_000 }))).toBe('yes');
    expect(answerTo(borrow(39_000_000, { balance: -30_000_000, owed: 20_000_000 }))).toBe('no');
  });

  it('covers one project at a time if enough cash is left', () => {
    const project = { kind: 'facility', facility: 'boxes', cost: 8_000_000, isBuilding: false, ...means } as const;
    expect(answerTo(project)).toBe('yes');
    expect(answerTo({ ...project, isBuilding: true })).toBe('no');
    expect(answerTo({ ...project, balance: 16_000_000 })).toBe('no');
  });

  it('covers one buyout of an overpaid player', () => {
    const buyout = {
      kind: 'buyout',
      player: 'Aki Salo',
      isCore: false,
      salary: 6_000_000,
      worth: 3_000_000,
      cost: 8_000_000,
    } as const;
    expect(answerTo(buyout)).toBe('yes');
    expect(answerTo(buyout, { ...NOTHING, buyouts: 1 })).toBe('no');
    expect(answerTo({ ...buyout, worth: 5_900_000 })).toBe('no');
    expect(answerTo({ ...buyout, isCore: true }), 'the best stay, whatever they are paid').toBe('no');
  });

  it('keeps the core off waivers, and covers three other players unless the roster is full', () => {
    const waive = { kind: 'waivers', player: 'Aki Salo', isCore: false, placed: 0, isFull: false } as const;
    expect(answerTo(waive)).toBe('free');
    expect(answerTo({ ...waive, isCore: true, isFull: true })).toBe('no');
    expect(answerTo({ ...waive, placed: 3 })).toBe('no');
    expect(answerTo({ ...waive, placed: 3, isFull: true })).toBe('yes');
  });

  it('covers a fair trade, but no giveaway, in one trade or in several', () => {
    const trade = { kind: 'trade', club: 'City 1 Skaters', team: 'City 2 Skaters', loss: 1, width: 2 } as const;
    expect(answerTo(trade)).toBe('yes');
    expect(answerTo({ ...trade, loss: -8 })).toBe('yes');
    expect(answerTo({ ...trade, loss: 9 })).toBe('no');
    expect(answerTo({ ...trade, loss: 2.5 }, { ...NOTHING, goals: 4 })).toBe('no');
    expect(answerTo({ ...trade, loss: -1 }, { ...NOTHING, goals: 6 })).toBe('yes');
  });

  it('stops large offers far above a player’s ask, and offer sheets that cost a first-round pick', () => {
    const offer = { kind: 'contract', player: 'Aki Salo', salary: 5_000_000, minimum: 800_000, share: 1.2 } as const;
    expect(answerTo(offer)).toBe('free');
    expect(answerTo({ ...offer, share: 1.6 })).toBe('no');
    expect(answerTo({ ...offer, share: 1.6, salary: 1_500_000 })).toBe('free');
    const sheet = { kind: 'offer-sheet', player: 'Aki Salo', firstRounders: 0 } as const;
    expect(answerTo(sheet)).toBe('free');
    expect(answerTo({ ...sheet, firstRounders: 1 })).toBe('no');
  });

  it('covers two dismissals, and protects the rest of the staff', () => {
    const dismiss = (dismissed: number) => answerTo({ kind: 'dismissal', person: 'Lars Berg', dismissed });
    expect([0, 1, 2].map(dismiss)).toEqual(['free', 'free', 'no']);
  });
});
