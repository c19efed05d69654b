import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditAfter, creditLine } from './credit.ts';

/** What is said on each day of a row of balances, with a credit line of -100. */
function verdicts(balances: readonly number[]) {
  let days = 0;
  return balances.map((balance) => {
    const { daysBelow, verdict } = creditAfter(days, { balance, line: -100 });
    days = daysBelow;
    return verdict;
  });
}

describe('the credit line', () => {
  it('is a part of what a club usually takes', () => {
    expect(creditLine(90_000_000)).toBe(-9_000_000);
    expect(creditLine(0)).toBe(0);
  });

  it('may be crossed for nine days; on the tenth the club is warned, on the 21st it is bankrupt', () => {
    const said = verdicts(Array.from({ length: 21 }, () => -101));
    expect(said.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'below'));
    expect(said[9]).toBe('warned');
    expect(said.filter((verdict) => verdict === 'warned')).toHaveLength(1);
    expect(said.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => 'below'));
    expect(said[20]).toBe('bankrupt');
  });

  it('is counted from the start again when the club comes back to it for a day', () => {
    expect(verdicts([...Array.from({ length: 20 }, () => -500), -100, -500]).at(-1)).toBe('below');
  });

  it('never makes a club bankrupt that was above it on one of the last 21 days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -300, max: 100 }), { maxLength: 80 }), (balances) => {
        verdicts(balances).forEach((verdict, day) => {
          if (verdict !== 'bankrupt') return;
          expect(day).toBeGreaterThanOrEqual(20);
          expect(Math.max(...balances.slice(day - 20, day + 1))).toBeLessThan(-100);
        });
      }),
    );
  });
});
