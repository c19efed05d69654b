import { describe, expect, it } from 'vitest';
import { dayLimit, stepNumberOf } from '#engine/calendar.ts';
import {
  failingNow,
  goesOnAt,
  isAtLimit,
  isQuiet,
  isReleased,
  isWaitedFor,
  latestAfter,
  missedAfter,
  quietUntil,
  released,
  stepNow,
  whyDayBegins,
  withPace,
} from './pace.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
const row = {
  seasonNumber: 3,
  day: 10,
  step: 'slot-1',
  dayStartedAt: hours(-1),
  dayMinutes: 60,
  pausedAt: null,
  pauseReason: null,
  pace: 'clock' as const,
  runsUntil: null,
  run: null,
  latestMinutes: 1440,
  nextDayAt: null,
  quiet: null,
  missed: {},
  joinRequests: [],
  readyUserIds: [],
};

describe('the clock’s limit', () => {
  it('lies between a day’s morning and its games, even at the end of a season', () => {
    expect(dayLimit({ season: 3, day: 10 }, 0)).toBe(stepNow(row));
    expect(dayLimit({ season: 3, day: 63 }, 1)).toBe(stepNumberOf({ season: 4, day: 1, step: 'slot-1' }));
  });

  it('stops the clock at its step, and never without one', () => {
    expect(isAtLimit(row)).toBe(false);
    expect(isAtLimit({ ...row, runsUntil: stepNow(row) })).toBe(true);
    expect(isAtLimit({ ...row, runsUntil: stepNow(row) + 1 })).toBe(false);
  });
});

describe('changing the pace', () => {
  it('stops the clock at once for a manager, and lets it run without one', () => {
    expect(withPace(row, 'own', { hasManager: true, now })).toMatchObject({
      runsUntil: stepNow(row),
      pausedAt: now,
      pauseReason: 'limit',
    });
    expect(withPace(row, 'own', { hasManager: false, now })).toMatchObject({ pace: 'own', runsUntil: null });
  });

  it('resumes the clock where it stood, unless an admin has stopped it', () => {
    const stopped = { ...row, pace: 'own' as const, runsUntil: stepNow(row), pausedAt: hours(-1) };
    const runs = withPace({ ...stopped, pauseReason: 'limit' }, 'clock', { hasManager: true, now });
    expect(runs).toMatchObject({ runsUntil: null, pausedAt: null, dayStartedAt: now });
    const byAdmin = withPace({ ...stopped, pauseReason: 'admin' }, 'clock', { hasManager: true, now });
    expect(byAdmin).not.toHaveProperty('pausedAt');
    expect(released({ ...stopped, pauseReason: 'admin' }, now)).toEqual({});
  });
});

describe('quiet hours', () => {
  it('last from evening to morning by the clock of their time zone', () => {
    const night = { from: 23, until: 7, timeZone: 'Europe/Berlin' };
    const at = (time: string) => isQuiet(night, new Date(`2026-11-20T${time}Z`));
    expect([at('21:59'), at('22:00'), at('05:59'), at('06:00')]).toEqual([false, true, true, false]);
  });

  it('are never when they start and end at the same time', () => {
    expect(isQuiet({ from: 5, until: 5, timeZone: 'UTC' }, new Date('2026-11-20T05:30:00Z'))).toBe(false);
    expect(isQuiet(null, now)).toBe(false);
  });
});

describe('a day that waits for managers', () => {
  const anna = { id: 1, lastOnlineAt: hours(-1) };
  const ben = { id: 2, lastOnlineAt: hours(-70) };
  const waiting = {
    ...row,
    pace: 'ready' as const,
    runsUntil: stepNow(row),
    pausedAt: hours(-2),
    pauseReason: 'limit' as const,
    nextDayAt: hours(1),
  };

  it('starts when all managers seen in the last three days are ready', () => {
    expect(whyDayBegins({ ...waiting, readyUserIds: [1] }, [anna, ben], now)).toBeNull();
    expect(whyDayBegins({ ...waiting, readyUserIds: [1, 2] }, [anna, ben], now)).toBe('ready');
    const gone = { ...ben, lastOnlineAt: hours(-73) };
    expect(whyDayBegins({ ...waiting, readyUserIds: [1] }, [anna, gone], now)).toBe('ready');
  });

  it('starts at the latest time, or after quiet hours if that falls into them', () => {
    expect(whyDayBegins({ ...waiting, nextDayAt: now }, [anna, ben], now)).toBe('latest');
    const quiet = { from: 11, until: 13, timeZone: 'UTC' };
    expect(whyDayBegins({ ...waiting, nextDayAt: now, quiet }, [anna, ben], now)).toBeNull();
    expect(whyDayBegins(waiting, [], now)).toBeNull();
  });

  it('does not start while an admin has stopped the clock', () => {
    const stopped = { ...waiting, pauseReason: 'admin' as const, readyUserIds: [1, 2] };
    expect(whyDayBegins(stopped, [anna, ben], hours(2))).toBeNull();
  });

  it('stops waiting for a manager who misses two latest times in a row', () => {
    const once = missedAfter({ ...waiting, readyUserIds: [1] }, [anna, ben], now);
    expect(once).toEqual({ 2: 1 });
    const twice = missedAfter({ ...waiting, missed: once, readyUserIds: [1] }, [anna, ben], now);
    expect(isWaitedFor(ben, once, now)).toBe(true);
    expect(isWaitedFor(ben, twice, now)).toBe(false);
    expect(missedAfter({ ...waiting, missed: once, readyUserIds: [1, 2] }, [anna, ben], now)).toEqual({});
  });

  it('keeps its time of day when it starts at the latest time', () => {
    expect(latestAfter({ latestMinutes: 1440, nextDayAt: hours(-0.1) }, 'latest', now)).toEqual(hours(23.9));
    expect(latestAfter({ latestMinutes: 1440, nextDayAt: hours(5) }, 'ready', now)).toEqual(hours(24));
    expect(latestAfter({ latestMinutes: 60, nextDayAt: hours(-9) }, 'latest', now)).toEqual(hours(1));
  });
});

describe('the end of quiet hours', () => {
  const night = { from: 22, until: 7, timeZone: 'Europe/Helsinki' };
  const at = (iso: string) => new Date(iso);
  const end = (iso: string, quiet = night) => quietUntil({ ...row, quiet }, at(iso))?.toISOString() ?? null;

  it('is the next morning by the wall clock, in winter, in summer, and at the change between them', () => {
    expect(end('2026-11-20T20:30:12Z')).toBe('2026-11-21T05:00:00.000Z');
    expect(end('2026-11-21T04:59:59Z')).toBe('2026-11-21T05:00:00.000Z');
    expect(end('2026-07-01T21:00:00Z')).toBe('2026-07-02T04:00:00.000Z');
    expect(end('2026-03-28T21:00:00Z')).toBe('2026-03-29T04:00:00.000Z');
    expect(end('2026-10-24T21:00:00Z')).toBe('2026-10-25T05:00:00.000Z');
    expect(end('2026-11-20T20:00:00Z', { ...night, timeZone: 'Asia/Kathmandu' })).toBe('2026-11-21T01:15:00.000Z');
  });

  it('is null by day, where managers set the pace, and where an admin has stopped the clock', () => {
    expect(end('2026-11-20T12:00:00Z')).toBeNull();
    const quiet = { ...row, quiet: night };
    const midnight = at('2026-11-20T22:00:00Z');
    expect(quietUntil({ ...quiet, pace: 'ready' }, midnight)).toBeNull();
    expect(quietUntil({ ...quiet, pausedAt: midnight, pauseReason: 'admin' }, midnight)).toBeNull();
  });

  it('is when a waiting clock resumes; any other resumes at any moment', () => {
    const midnight = at('2026-11-20T22:00:00Z');
    const waits = { ...row, quiet: night, pausedAt: at('2026-11-20T20:30:00Z'), pauseReason: 'quiet' as const };
    expect(goesOnAt(waits, midnight)).toEqual(at('2026-11-21T05:00:00Z'));
    expect(goesOnAt({ ...waits, pauseReason: 'admin' }, midnight)).toEqual(midnight);
    expect(goesOnAt({ ...row, quiet: night }, midnight)).toEqual(midnight);
  });
});

describe('a step that fails', () => {
  const last = now.toISOString();
  const failing = {
    ...row,
    failure: { step: stepNow(row), times: 2, since: hours(-1).toISOString(), last, message: '' },
  };

  it('is reported while it is tried, and not once the world has moved on or is left alone', () => {
    expect(failingNow(failing, now)).toMatchObject({ times: 2 });
    expect(failingNow({ ...failing, step: 'slot-2' }, now)).toBeNull();
    expect(failingNow(failing, hours(1))).toBeNull();
    expect(failingNow({ ...row, failure: null }, now)).toBeNull();
  });

  it('rests, though it has begun, while the clock is stopped', () => {
    expect(isReleased(failing)).toBe(false);
    expect(isReleased({ ...failing, pausedAt: now })).toBe(true);
    expect(isReleased({ ...failing, pausedAt: now, step: 'slot-2' })).toBe(false);
  });
});
