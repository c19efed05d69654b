/** What the clock has to do at a moment of real time. Pure. */

import type { Pace } from '#domains/day.ts';
import type { Step } from '#engine/calendar.ts';
import { type ClockFace, liveGameMs, stepStartsAt } from '#platform/clock/clock-face.ts';

/** After a long rest the world makes up at most so many days; the time before them did not pass for it. */
export const MAX_DAYS_MADE_UP = 14;

/** How the next step is to be taken now; null while it is not due. */
export function dueStep(clock: ClockFace, step: Step, now: Date): Pace | null {
  if (clock.pausedAt) return null;
  const late = now.getTime() - stepStartsAt(clock, step).getTime();
  if (late < 0) return null;
  if (step === 'morning') return 'live';
  // A game that would be over by now is played at once; a night that is a day late waits for no game.
  const patience = step === 'night' ? clock.dayMinutes * 60_000 : liveGameMs(clock.dayMinutes);
  return late < patience ? 'live' : 'catch-up';
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
