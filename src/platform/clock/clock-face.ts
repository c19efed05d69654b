/** Maps game time to real time. Pure: the present moment comes as an argument. */
import { LIVE_GAME_SHARE_OF_DAY, MAX_LIVE_GAME_MINUTES, type Moment, type Step } from '#engine/calendar.ts';

/**
 * When each step begins, as a share of the day. A live game lasts a third of the day, or less, and the night begins when the
 * games of the last slot have had that third and a little more for overtimes.
 */
export const STEP_STARTS: Record<Step, number> = {
  morning: 0,
  'slot-1': 0.1,
  'slot-2': 0.25,
  'slot-3': 0.4,
  'slot-4': 0.55,
  night: 0.93,
};

/** The length of a day, and when the present one began. */
export interface ClockFace {
  dayStartedAt: Date;
  /** Real minutes that a game day lasts. */
  dayMinutes: number;
  /** Set while the clock is stopped. */
  pausedAt: Date | null;
}

/** Returns when a step of the present day begins in real time, as if the clock were not paused. */
export function stepStartsAt(clock: ClockFace, step: Step): Date {
  return new Date(clock.dayStartedAt.getTime() + STEP_STARTS[step] * clock.dayMinutes * 60_000);
}

/** Returns when the present day must have begun for a step of it to be due now. */
export function dayStartFor(step: Step, { dayMinutes }: Pick<ClockFace, 'dayMinutes'>, now: Date): Date {
  return new Date(now.getTime() - STEP_STARTS[step] * dayMinutes * 60_000);
}

/** Returns when the present day ends. */
export function dayEndsAt(clock: ClockFace): Date {
  return new Date(clock.dayStartedAt.getTime() + clock.dayMinutes * 60_000);
}

/** Returns the real milliseconds that a live game without overtime lasts. */
export function liveGameMs(dayMinutes: number): number {
  return Math.min(dayMinutes * LIVE_GAME_SHARE_OF_DAY, MAX_LIVE_GAME_MINUTES) * 60_000;
}

/**
 * Returns the faceoff of a slot this many days from the present one (0: today), in real time. While the clock is paused the
 * answer moves on with `now`, as the world is stopped.
 */
export function faceoffTime(clock: ClockFace, slot: 1 | 2 | 3 | 4, daysAhead: number, now: Date): Date {
  const held = clock.pausedAt ? now.getTime() - clock.pausedAt.getTime() : 0;
  const days = daysAhead + STEP_STARTS[`slot-${slot}`];
  return new Date(clock.dayStartedAt.getTime() + held + days * clock.dayMinutes * 60_000);
}

/** Returns the clock after a pause: the day began later by as long as the pause lasted. */
export function resumed(clock: ClockFace, now: Date): ClockFace {
  if (!clock.pausedAt) return clock;
  const held = Math.max(0, now.getTime() - clock.pausedAt.getTime());
  return { ...clock, dayStartedAt: new Date(clock.dayStartedAt.getTime() + held), pausedAt: null };
}

/** Returns the clock with another length of the day; the share of the day that has passed stays the same. */
export function withDayMinutes(clock: ClockFace, dayMinutes: number, now: Date): ClockFace {
  const at = (clock.pausedAt ?? now).getTime();
  const passed = (at - clock.dayStartedAt.getTime()) / (clock.dayMinutes * 60_000);
  return { ...clock, dayMinutes, dayStartedAt: new Date(at - passed * dayMinutes * 60_000) };
}

/** Returns the season, day and step that a row of `world` holds. */
export function momentOf(row: { seasonNumber: number; day: number; step: string }): Moment {
  // The column is text; the steps are the only values that are ever written to it.
  return { season: row.seasonNumber, day: row.day, step: row.step as Step };
}
