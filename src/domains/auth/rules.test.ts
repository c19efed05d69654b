import { describe, expect, it } from 'vitest';
import { isVisitDue, matesAmong, sessionExpiry } from '#domains/auth/rules.ts';

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

describe('a household', () => {
  const at = (userId: number, placeHash: string, deviceHash = '') => ({ userId, placeHash, deviceHash });
  const mates = (seen: Parameters<typeof matesAmong>[0], shared: string[] = []) =>
    Object.fromEntries([...matesAmong(seen, new Set(shared))].map(([userId, set]) => [userId, [...set]]));

  it('is everybody seen at one address or in one browser', () => {
    expect(mates([at(1, 'home'), at(2, 'home'), at(3, 'away', 'phone'), at(1, 'train', 'phone'), at(4, '')])).toEqual({
      1: [2, 3],
      2: [1],
      3: [1],
      4: [],
    });
  });

  it('is told by the browser alone where too many share an address', () => {
    const seen = [at(1, 'dorm', 'laptop'), at(2, 'dorm', 'laptop'), at(3, 'dorm', 'phone'), at(4, 'dorm')];
    expect(mates(seen, ['dorm'])).toEqual({ 1: [2], 2: [1], 3: [], 4: [] });
  });

  it('does not grow by what is unknown', () => {
    expect(mates([at(1, ''), at(2, '')])).toEqual({ 1: [], 2: [] });
  });
});
