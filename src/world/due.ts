/** Decides what the clock has to do at a given real time. Pure. */

import { STEPS, type Step } from '#engine/calendar.ts';
import type { StepPace } from '#engine/pace.ts';
import { type ClockFace, dayStartFor, liveGameMs, STEP_STARTS, stepStartsAt } from '#platform/clock/clock-face.ts';

/** Maximum number of days made up after a long downtime; time before them does not pass in the world. */
export const MAX_DAYS_MADE_UP = 14;

/** Returns how the next step is to be taken now; null while it is not due. */
export function dueStep(clock: ClockFace, step: Step, now: Date): StepPace | null {
  if (clock.pausedAt) return null;
  const late = now.getTime() - stepStartsAt(clock, step).getTime();
  if (late < 0) return null;
  if (step === 'morning') return 'live';
  // A game that would be over by now is played at once; a night that is a day late waits for no game.
  const patience = step === 'night' ? clock.dayMinutes * 60_000 : liveGameMs(clock.dayMinutes);
  return late < patience ? 'live' : 'catch-up';
}

/** Time from the creation of a world to its first faceoff; shorter if its days are short. */
const FIRST_FACEOFF_MS = 8 * 60_000;

/**
 * Returns when the first day of a new world began in real time, never in the future, so that users who arrive as it is
 * created need not wait for its first games.
 * @param slot slot of the day's first games
 */
export function firstDayStart({ dayMinutes, slot }: { dayMinutes: number; slot: 1 | 2 | 3 | 4 }, now: Date): Date {
  const untilFaceoff = STEP_STARTS[`slot-${slot}`] * dayMinutes * 60_000;
  return new Date(now.getTime() - Math.max(0, untilFaceoff - FIRST_FACEOFF_MS));
}

/** Returns the start of the day that makes a step due now, if that is earlier than the actual one. */
export function hurried(clock: ClockFace, step: Step, now: Date): Date {
  return new Date(Math.min(clock.dayStartedAt.getTime(), dayStartFor(step, clock, now).getTime()));
}

/** Maximum real time between consecutive steps beyond the clock's own tolerance. */
const TOLERANCE_MS = 60_000;

/**
 * Returns where the current day must begin after the machine's clock was set back: the next step is then further away
 * than it can ever be, and the world would stop until the old time is reached again. null: no change.
 */
export function setBack(clock: ClockFace, step: Step, now: Date): Date | null {
  if (clock.pausedAt) return null;
  const dayMs = clock.dayMinutes * 60_000;
  const before = STEPS[STEPS.indexOf(step) - 1];
  // The morning follows the night of the previous day.
  const share = STEP_STARTS[step] - (before ? STEP_STARTS[before] : STEP_STARTS.night - 1);
  const excessMs = stepStartsAt(clock, step).getTime() - now.getTime() - share * dayMs;
  return excessMs > TOLERANCE_MS ? new Date(clock.dayStartedAt.getTime() - excessMs) : null;
}

/** Returns where the current day must begin when more days were missed than are made up; null: no change. */
export function forgiven(clock: ClockFace, now: Date): { dayStartedAt: Date; daysForgiven: number } | null {
  if (clock.pausedAt) return null;
  const dayMs = clock.dayMinutes * 60_000;
  const missed = Math.floor((now.getTime() - clock.dayStartedAt.getTime()) / dayMs);
  if (missed <= MAX_DAYS_MADE_UP) return null;
  const daysForgiven = missed - MAX_DAYS_MADE_UP;
  return { dayStartedAt: new Date(clock.dayStartedAt.getTime() + daysForgiven * dayMs), daysForgiven };
}
