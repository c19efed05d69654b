import { describe, expect, it } from 'vitest';
import { dueStep, firstDayStart, forgiven, hurried, MAX_DAYS_MADE_UP, setBack } from './due.ts';

const start = new Date('2026-11-20T12:00:00Z');
const clock = { dayStartedAt: start, dayMinutes: 60, pausedAt: null };
const minutesIn = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

describe('the world clock', () => {
  it('wakes the world when the day starts, and not before', () => {
    expect(dueStep(clock, 'morning', minutesIn(-1))).toBeNull();
    expect(dueStep(clock, 'morning', minutesIn(0))).toBe('live');
  });

  it('drops a slot’s puck on time, for live viewing', () => {
    expect(dueStep(clock, 'slot-1', minutesIn(5.9))).toBeNull();
    expect(dueStep(clock, 'slot-1', minutesIn(6))).toBe('live');
  });

  it('still shows a game that starts late, but plays through one that would already be over', () => {
    expect(dueStep(clock, 'slot-1', minutesIn(20))).toBe('live');
    expect(dueStep(clock, 'slot-1', minutesIn(26))).toBe('catch-up');
  });

  it('does nothing while it is paused', () => {
    expect(dueStep({ ...clock, pausedAt: minutesIn(1) }, 'slot-1', minutesIn(30))).toBeNull();
    expect(forgiven({ ...clock, pausedAt: minutesIn(1) }, minutesIn(60 * 999))).toBeNull();
  });

  it('continues from here when the machine’s clock is set back, at the pace of an ordinary day', () => {
    // Slot 2 was taken at minute 15; the next faceoff is 9 minutes later. Then the clock is set back by 40 minutes.
    expect(setBack(clock, 'slot-3', minutesIn(15))).toBeNull();
    const dayStartedAt = setBack(clock, 'slot-3', minutesIn(-25));
    expect(dayStartedAt).toEqual(minutesIn(-40));
    const after = { ...clock, dayStartedAt: dayStartedAt ?? start };
    expect(dueStep(after, 'slot-3', minutesIn(-17))).toBeNull();
    expect(dueStep(after, 'slot-3', minutesIn(-16))).toBe('live');
    expect(setBack(after, 'slot-3', minutesIn(-25))).toBeNull();
  });

  it('is not set back by an early night, a few seconds of drift, or a pause', () => {
    // The night was taken at .93 of the day before: the morning is due when the new day begins, 4.2 minutes later.
    expect(setBack(clock, 'morning', minutesIn(-4.2))).toBeNull();
    expect(setBack(clock, 'morning', minutesIn(-5))).toBeNull();
    expect(setBack(clock, 'morning', minutesIn(-60 * 24 * 365))).not.toBeNull();
    expect(setBack({ ...clock, pausedAt: start }, 'slot-3', minutesIn(-600))).toBeNull();
  });

  it('catches up on a short absence, and skips the rest of a long one', () => {
    expect(forgiven(clock, minutesIn(60 * MAX_DAYS_MADE_UP + 30))).toBeNull();
    const long = forgiven(clock, minutesIn(60 * (MAX_DAYS_MADE_UP + 5) + 30));
    expect(long).toEqual({ daysForgiven: 5, dayStartedAt: minutesIn(60 * 5) });
  });
});

describe('a new world', () => {
  it.each([1, 5, 60, 240, 1440])('has its first faceoff within ten minutes with days of %i', (dayMinutes) => {
    for (const slot of [1, 2, 3, 4] as const) {
      const dayStartedAt = firstDayStart({ dayMinutes, slot }, start);
      const face = { dayStartedAt, dayMinutes, pausedAt: null };
      expect(dueStep(face, `slot-${slot}`, minutesIn(10))).not.toBeNull();
      // Not before users have had time to arrive.
      expect(dueStep(face, `slot-${slot}`, minutesIn(Math.min(7.9, dayMinutes / 11)))).toBeNull();
      expect(dayStartedAt.getTime()).toBeLessThanOrEqual(start.getTime());
      expect(setBack(face, 'morning', start)).toBeNull();
    }
  });
});

describe('a step taken early', () => {
  it('keeps later steps at their usual distance, and delays none', () => {
    const dayStartedAt = hurried(clock, 'slot-2', minutesIn(1));
    expect(dueStep({ ...clock, dayStartedAt }, 'slot-3', minutesIn(9.9))).toBeNull();
    expect(dueStep({ ...clock, dayStartedAt }, 'slot-3', minutesIn(10))).toBe('live');
    expect(setBack({ ...clock, dayStartedAt }, 'slot-3', minutesIn(1))).toBeNull();
    expect(hurried(clock, 'slot-2', minutesIn(40))).toEqual(start);
  });
});
