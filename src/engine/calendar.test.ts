import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClockFace,
  faceoffTime,
  liveGameMs,
  resumed,
  STEP_STARTS,
  stepStartsAt,
  withDayMinutes,
} from '#platform/clock/clock-face.ts';
import {
  absoluteDayOf,
  isTransition,
  type Moment,
  momentAfter,
  phaseOn,
  playoffDay,
  regularDay,
  STEPS,
} from './calendar.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const clock: ClockFace = { dayStartedAt: noon, dayMinutes: 60, pausedAt: null };
const minutes = (date: Date) => (date.getTime() - noon.getTime()) / 60_000;

describe('a season', () => {
  it('plays 38 rounds and then three rounds of playoffs', () => {
    expect([regularDay(1), regularDay(38)]).toEqual([6, 43]);
    expect([playoffDay(1, 1), playoffDay(2, 1), playoffDay(3, 5)]).toEqual([44, 49, 58]);
  });

  it('has its phases in order, and each of its 63 days in one of them', () => {
    const phases = Array.from({ length: 63 }, (_, index) => phaseOn(index + 1));
    const days = (phase: string) => phases.filter((each) => each === phase).length;
    expect([...new Set(phases)]).toEqual(['preseason', 'regular', 'playoffs', 'postseason', 'draft', 'frenzy']);
    expect([days('preseason'), days('regular'), days('playoffs'), days('frenzy')]).toEqual([5, 38, 15, 3]);
    expect(() => phaseOn(64)).toThrow(RangeError);
  });

  it('becomes the next one after the night of day 63', () => {
    let moment: Moment = { season: 3, day: 63, step: 'night' };
    expect(isTransition(moment)).toBe(true);
    moment = momentAfter(moment);
    expect(moment).toEqual({ season: 4, day: 1, step: 'morning' });
    expect(isTransition(moment)).toBe(false);
  });

  it('is walked through step by step, without gaps', () => {
    let moment: Moment = { season: 1, day: 1, step: 'morning' };
    for (let taken = 0; taken < 63 * STEPS.length * 2; taken++) {
      const next = momentAfter(moment);
      const isNextStep = STEPS.indexOf(next.step) === STEPS.indexOf(moment.step) + 1;
      expect(absoluteDayOf(next) - absoluteDayOf(moment)).toBe(isNextStep ? 0 : 1);
      moment = next;
    }
    expect(moment).toEqual({ season: 3, day: 1, step: 'morning' });
  });
});

describe('a day', () => {
  it('ends its last games before the night', () => {
    for (const dayMinutes of [1, 60, 1440]) {
      const over = STEP_STARTS['slot-4'] * dayMinutes * 60_000 + liveGameMs(dayMinutes);
      expect(over).toBeLessThan(STEP_STARTS.night * dayMinutes * 60_000);
    }
  });

  it('never makes a game longer than 40 minutes', () => {
    expect(liveGameMs(60)).toBe(20 * 60_000);
    expect(liveGameMs(1440)).toBe(40 * 60_000);
  });

  it('knows the faceoff of future days', () => {
    expect(minutes(faceoffTime(clock, 2, 0, noon))).toBe(15);
    expect(minutes(faceoffTime(clock, 2, 3, noon))).toBe(195);
  });
});

describe('the clock', () => {
  it('stops everything while paused, and resumes where it stood', () => {
    const paused = { ...clock, pausedAt: new Date(noon.getTime() + 5 * 60_000) };
    const later = new Date(noon.getTime() + 65 * 60_000);
    expect(minutes(faceoffTime(paused, 1, 0, later))).toBe(66);
    const running = resumed(paused, later);
    expect(running.pausedAt).toBeNull();
    expect(minutes(stepStartsAt(running, 'slot-1'))).toBe(66);
  });

  it('keeps the time of day when days become longer or shorter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1440 }), fc.integer({ min: 0, max: 60 }), (dayMinutes, passed) => {
        const now = new Date(noon.getTime() + passed * 60_000);
        const changed = withDayMinutes(clock, dayMinutes, now);
        const share = (now.getTime() - changed.dayStartedAt.getTime()) / (dayMinutes * 60_000);
        expect(share).toBeCloseTo(passed / 60, 3);
      }),
    );
  });
});
