import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayOfKind, type ForecastFacts, forecastOf } from './forecast.ts';

const wages = (day: number, amount = -1_000): DayOfKind => ({ day, kind: 'wages', amount });
const gate = (day: number, amount: number): DayOfKind => ({ day, kind: 'gate', amount });

const preseason: ForecastFacts = {
  balance: 100_000,
  days: [wages(1), wages(2), wages(3)],
  home: { played: 0, left: 19, days: [] },
  away: { played: 0, left: 19 },
  usualHomeGame: new Map([['gate', 5_000]]),
  sharedSoFar: 0,
  seasonRevenue: 10_000_000,
  loans: [],
};

describe('the season forecast', () => {
  it('extrapolates the last day’s wages, and expects usual gates before the first game', () => {
    const { expected, ahead } = forecastOf(preseason);
    expect(ahead).toEqual([
      { kind: 'gate', amount: 95_000 },
      { kind: 'wages', amount: -60_000 },
    ]);
    expect(expected).toBe(135_000);
  });

  it('leaves out costs that have ended', () => {
    const scouts = (day: number): DayOfKind => ({ day, kind: 'scouts-wages', amount: -100 });
    const left = { ...preseason, days: [scouts(1), scouts(2), ...preseason.days] };
    expect(forecastOf(left).ahead.map(({ kind }) => kind)).not.toContain('scouts-wages');
    const stay = { ...preseason, days: [scouts(2), scouts(3), ...preseason.days] };
    expect(forecastOf(stay).ahead).toContainEqual({ kind: 'scouts-wages', amount: -6_000 });
  });

  it('counts the balance of loans, not an early repayment', () => {
    const repaid = {
      ...preseason,
      days: [...preseason.days, { day: 3, kind: 'loan-repayment', amount: -50_000 } as const],
    };
    expect(forecastOf(repaid).ahead.map(({ kind }) => kind)).not.toContain('loan-repayment');
    const taken = { ...preseason, loans: [{ owed: 6_300, daily: 100, mornings: 60 }] };
    expect(forecastOf(taken).ahead).toContainEqual({ kind: 'loan-repayment', amount: -6_000 });
    const ending = { ...preseason, loans: [{ owed: 6_300, daily: 900, mornings: 60 }] };
    // 9 percent a season: 9 dollars of interest on the debt of the first morning, 1 on that of the last.
    expect(forecastOf(ending).ahead).toContainEqual({ kind: 'loan-repayment', amount: -6_300 });
    expect(forecastOf(ending).ahead).toContainEqual({ kind: 'interest', amount: -36 });
  });

  it('expects from the remaining home games what the earlier ones brought', () => {
    const facts = {
      ...preseason,
      days: [wages(50), gate(48, 2_000), gate(50, 4_000)],
      home: { played: 2, left: 3, days: [48, 50] },
    };
    expect(forecastOf(facts).ahead).toContainEqual({ kind: 'gate', amount: 9_000 });
  });

  it('shares more revenue the more the club will earn, less what has been shared', () => {
    const days = [wages(50), gate(48, 2_000), gate(50, 4_000)];
    const facts = { ...preseason, days, home: { played: 2, left: 3, days: [48, 50] }, sharedSoFar: -1_000 };
    // Nine thousand are still to come after six.
    expect(forecastOf(facts).ahead).toContainEqual({ kind: 'revenue-sharing', amount: -2_500 });
    const after = { ...facts, days: [...days, { day: 58, kind: 'revenue-sharing', amount: -2_500 } as const] };
    expect(forecastOf(after).ahead.map(({ kind }) => kind)).not.toContain('revenue-sharing');
    expect(forecastOf({ ...preseason, sharedSoFar: -1_000 }).ahead.map(({ kind }) => kind)).not.toContain(
      'revenue-sharing',
    );
  });

  it('includes what owners take from a full account, once a season', () => {
    const rich = { ...preseason, seasonRevenue: 100_000 };
    expect(forecastOf(rich).ahead).toContainEqual({ kind: 'dividend', amount: -69_000 });
    const paid = { ...rich, days: [...rich.days, { day: 58, kind: 'dividend', amount: -1 } as const] };
    expect(forecastOf(paid).ahead.map(({ kind }) => kind)).not.toContain('dividend');
  });

  it('is certain once the season is over', () => {
    const over = { ...preseason, days: [wages(63), gate(40, 7_000)], home: { played: 19, left: 0, days: [40] } };
    expect(forecastOf(over)).toEqual({ expected: 100_000, low: 100_000, high: 100_000, ahead: [] });
  });

  it('is no surer after a road game on a night when the juniors were at home', () => {
    const width = (days: DayOfKind[], home: ForecastFacts['home']) => {
      const { low, high } = forecastOf({ ...preseason, days, home });
      return high - low;
    };
    const before = width([wages(6)], preseason.home);
    const onTheRoad = width([wages(7), { day: 7, kind: 'travel', amount: -50 }, gate(7, 20)], preseason.home);
    expect(onTheRoad).toBe(before);
    const played = { played: 5, left: 14, days: [6, 8, 10, 12, 14] };
    const own = played.days.map((day, index) => gate(day, 5_000 + 100 * index));
    const juniors = [7, 9, 11, 13].map((day) => gate(day, 20));
    expect(width([wages(14), ...own, ...juniors], played)).toBe(width([wages(14), ...own], played));
  });

  it('has a narrower range the fewer games are left, and the range always includes the expected value', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1_000, max: 9_000 }), { minLength: 5, maxLength: 18 }), (gates) => {
        const days = [wages(43), ...gates.map((amount, index) => gate(6 + index, amount))];
        const width = (left: number) => {
          const { low, expected, high } = forecastOf({
            ...preseason,
            days,
            home: { played: gates.length, left, days: gates.map((_, index) => 6 + index) },
          });
          expect(low).toBeLessThanOrEqual(expected);
          expect(expected).toBeLessThanOrEqual(high);
          return high - low;
        };
        expect(width(1)).toBeLessThanOrEqual(width(10));
      }),
    );
  });
});
