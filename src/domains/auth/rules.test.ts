import { describe, expect, it } from 'vitest';
import { HOME_HOURS } from '#domains/auth/constants.ts';
import { householdsAmong, isVisitDue, matesAmong, sessionExpiry } from '#domains/auth/rules.ts';

const HOUR_MS = 60 * 60_000;
const DAY = 24 * HOUR_MS;

describe('a session', () => {
  it('lasts two weeks after the last visit, or ninety days when it is remembered', () => {
    expect(sessionExpiry(0, false)).toBe(14 * DAY);
    expect(sessionExpiry(0, true)).toBe(90 * DAY);
  });

  it('records a visit once a minute', () => {
    expect(isVisitDue(59_999, 0)).toBe(false);
    expect(isVisitDue(60_000, 0)).toBe(true);
  });
});

describe('a household', () => {
  const at = (userId: number, placeHash: string, deviceHash = '', hours = 0) => ({
    ...{ userId, placeHash, deviceHash, firstSeenAt: 0, lastSeenAt: hours * HOUR_MS },
  });
  const mates = (seen: Parameters<typeof matesAmong>[0], shared: string[] = []) =>
    Object.fromEntries([...matesAmong(seen, new Set(shared))].map(([userId, set]) => [userId, [...set]]));

  it('includes all users at one address or in one browser', () => {
    expect(mates([at(1, 'home'), at(2, 'home'), at(3, 'away', 'phone'), at(1, 'train', 'phone'), at(4, '')])).toEqual({
      1: [2, 3],
      2: [1],
      3: [1],
      4: [],
    });
  });

  it('includes all users at a crowded address, except those with a home elsewhere', () => {
    const seen = [at(1, 'dorm', 'laptop'), at(2, 'dorm', 'laptop'), at(3, 'dorm', 'phone'), at(4, 'dorm')];
    expect(mates(seen, ['dorm'])).toEqual({ 1: [2, 3, 4], 2: [1, 3, 4], 3: [1, 2, 4], 4: [1, 2, 3] });
    const homes = [at(1, 'one', '', HOME_HOURS), at(3, 'three', '', HOME_HOURS), at(4, 'café', '', HOME_HOURS - 1)];
    expect(mates([...seen, ...homes], ['dorm'])).toEqual({ 1: [2], 2: [4, 1], 3: [], 4: [2] });
    // A place shared by many is no one's home.
    expect(mates([...seen, at(4, 'school', '', 99)], ['dorm', 'school'])[4]).toEqual([1, 2, 3]);
  });

  it('counts each user with a home of their own, and the rest of a crowd once', () => {
    const crowd = [1, 2, 3, 4, 5, 6, 7, 8].map((userId) => at(userId, 'dorm', `browser ${userId}`));
    const userIds = crowd.map(({ userId }) => userId);
    expect(householdsAmong(userIds, crowd, new Set(['dorm']))).toBe(1);
    const homes = [at(1, 'one', '', HOME_HOURS), at(2, 'two', '', HOME_HOURS)];
    expect(householdsAmong(userIds, [...crowd, ...homes], new Set(['dorm']))).toBe(3);
  });

  it('does not grow by unknown addresses', () => {
    expect(mates([at(1, ''), at(2, '')])).toEqual({ 1: [], 2: [] });
  });
});
