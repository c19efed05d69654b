import { describe, expect, it } from 'vitest';
import { isVisitDue, sessionExpiry } from '#domains/auth/rules.ts';

const DAY = 24 * 60 * 60_000;

describe('a session', () => {
  it('lasts two weeks after the last visit, or ninety days when it is remembered', () => {
    expect(sessionExpiry(0, false)).toBe(14 * DAY);
    expect(sessionExpiry(0, true)).toBe(90 * DAY);
  });

  it('notes a visit once a minute', () => {
    expect(isVisitDue(59_999, 0)).toBe(false);
    expect(isVisitDue(60_000, 0)).toBe(true);
  });
});
