/** What the clock has to do at a moment of real time. Pure. */

import { STEPS, type Step } from '#engine/calendar.ts';
import type { StepPace } from '#engine/pace.ts';
import { type ClockFace, dayStartFor, liveGameMs, STEP_STARTS, stepStartsAt } from '#platform/clock/clock-face.ts';

/** After a long rest the world makes up at most this many days; the time before them did not pass for it. */
export const MAX_DAYS_MADE_UP = 14;

/** How the next step is to be taken now; null while it is not due. */
export function dueStep(clock: ClockFace, step: Step, now: Date): StepPace | null {
  if (clock.pausedAt) return null;
  const late = now.getTime() - stepStartsAt(clock, step).getTime();
  if (late < 0) return null;
  if (step === 'morning') return 'live';
  // A game that would be over by now is played at once; a night that is a day late waits for no game.
  const patience = step === 'night' ? clock.dayMinutes * 60_000 : liveGameMs(clock.dayMinutes);
  return late < patience ? 'live' : 'catch-up';
}

/** A new world's first faceoff comes so long after its making, or sooner where its days are short. */
const FIRST_FACEOFF_MS = 8 * 60_000;

/**
 * When the first day of a new world has begun in real time, never in the future, so that those who come with its making need
 * not wait for its first games.
 * @param slot in which the first games of the day begin
 */
export function firstDayStart({ dayMinutes, slot }: { dayMinutes: number; slot: 1 | 2 | 3 | 4 }, now: Date): Date {
  const untilFaceoff = STEP_STARTS[`slot-${slot}`] * dayMinutes * 60_000;
  return new Date(now.getTime() - Math.max(0, untilFaceoff - FIRST_FACEOFF_MS));
}

/** The day as it has to have begun for a step of it to be due at this moment, if that is earlier than it did. */
export function hurried(clock: ClockFace, step: Step, now: Date): Date {
  return new Date(Math.min(clock.dayStartedAt.getTime(), dayStartFor(step, clock, now).getTime()));
}

/** Real time between a step and the one before it, at most, beyond what the clock itself may be late or early. */
const TOLERANCE_MS = 60_000;

/**
 * Where the present day is to begin when the machine's clock was set back: the next step is then further away than it ever
 * is from the one before it, and the world would stand still until the old time has come again. Null when it may stay.
 */
export function setBack(clock: ClockFace, step: Step, now: Date): Date | null {
  if (clock.pausedAt) return null;
  const dayMs = clock.dayMinutes * 60_000;
  const before = STEPS[STEPS.indexOf(step) - 1];
  // The morning comes after the night of the day before.
  const share = STEP_STARTS[step] - (before ? STEP_STARTS[before] : STEP_STARTS.night - 1);
  const excessMs = stepStartsAt(clock, step).getTime() - now.getTime() - share * dayMs;
  return excessMs > TOLERANCE_MS ? new Date(clock.dayStartedAt.getTime() - excessMs) : null;
}

/** Where the present day is to begin when more days were missed than are made up; null when it may stay. */
export function forgiven(clock: ClockFace, now: Date): { dayStartedAt: Date; daysForgiven: number } | null {
  if (clock.pausedAt) return null;
  const dayMs = clock.dayMinutes * 60_000;
  const missed = Math.floor((now.getTime() - clock.dayStartedAt.getTime()) / dayMs);
  if (missed <= MAX_DAYS_MADE_UP) return null;
  const daysForgiven = missed - MAX_DAYS_MADE_UP;
  return { dayStartedAt: new Date(clock.dayStartedAt.getTime() + daysForgiven * dayMs), daysForgiven };
}
