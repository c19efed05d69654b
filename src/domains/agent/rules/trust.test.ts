import { describe, expect, it } from 'vitest';
import { dailyCommission, isLeaving, trustAfter } from '#domains/agent/rules/trust.ts';

describe('a client’s trust', () => {
  it('grows with contracts, and falls with poor ones, idle nights and talks that fail over a tough ask', () => {
    expect(trustAfter(60, { kind: 'signed' })).toBeGreaterThan(60);
    expect(trustAfter(trustAfter(60, { kind: 'signed-low' }), { kind: 'signed' })).toBeLessThan(60);
    expect(trustAfter(60, { kind: 'idle' })).toBe(59);
    const brokenOff = (ask: number) => trustAfter(60, { kind: 'broken-off', ask });
    expect(brokenOff(2)).toBeLessThan(brokenOff(0));
    expect(brokenOff(-2)).toBe(brokenOff(0));
  });

  it('is not hurt by declining what he would not have accepted', () => {
    expect(trustAfter(60, { kind: 'declined', share: 0.9 })).toBe(60);
    expect(trustAfter(60, { kind: 'declined', share: 1 })).toBeLessThan(60);
  });

  it('stays between 0 and 100, and ends when he leaves', () => {
    expect(trustAfter(98, { kind: 'signed' })).toBe(100);
    expect(trustAfter(3, { kind: 'signed-low' })).toBe(0);
    expect([isLeaving(20), isLeaving(19)]).toEqual([false, true]);
  });
});

describe('an agent’s commission', () => {
  it('is a percentage of daily earnings in whole dollars, and never exceeds it over a season', () => {
    expect(dailyCommission(6_300_000, 4)).toBe(4_000);
    for (const salary of [775_000, 1_234_567, 9_999_999]) {
      expect(dailyCommission(salary, 5) * 63).toBeLessThanOrEqual(salary * 0.05);
    }
  });
});
