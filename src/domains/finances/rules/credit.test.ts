import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditAfter, creditLine } from './credit.ts';

/** Returns the verdict for each day of a series of balances, with a credit line of -100. */
function verdicts(balances: readonly number[]) {
  let days = 0;
  return balances.map((balance) => {
    const { daysBelow, verdict } = creditAfter(days, { balance, line: -100 });
    days = daysBelow;
    return verdict;
  });
}

describe('the credit line', () => {
  it('is a share of a club’s usual revenue', () => {
    expect(creditLine(90_000_000)).toBe(-9_000_000);
    expect(creditLine(0)).toBe(0);
  });

  it('may be exceeded for nine days; on the tenth the club is warned, and on the 21st it is bankrupt', () => {
    const said = verdicts(Array.from({ length: 21 }, () => -101));
    expect(said.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'below'));
    expect(said[9]).toBe('warned');
    expect(said.filter((verdict) => verdict === 'warned')).toHaveLength(1);
    expect(said.slice(10, 20)).toEqual(Array.from({ length: 10 }, () => 'below'));
    expect(said[20]).toBe('bankrupt');
  });

  it('starts counting again when the club is back within it for a day', () => {
    expect(verdicts([...Array.from({ length: 20 }, () => -500), -100, -500]).at(-1)).toBe('below');
  });

  it('never bankrupts a club that was within it on one of the last 21 days', () => {
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
