/** How game time becomes real time. */

import { INTERMISSION_SECONDS, REGULATION_PERIODS, SHORT_BREAK_SECONDS } from '#domains/game/constants.ts';
import { LIVE_GAME_SHARE_OF_DAY, MAX_LIVE_GAME_MINUTES } from '#engine/calendar.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

const REGULATION_GAME_SECONDS = REGULATION_PERIODS * PERIOD_SECONDS + (REGULATION_PERIODS - 1) * INTERMISSION_SECONDS;

/**
 * Returns the real milliseconds per game second: whole, at least 1, and such that a game without overtime never takes
 * longer than its share of the day.
 * @param dayMinutes real minutes of a game day.
 */
export function msPerGameSecond(dayMinutes: number): number {
  return msPerSecondOf(Math.min(dayMinutes * LIVE_GAME_SHARE_OF_DAY, MAX_LIVE_GAME_MINUTES) * 60_000);
}

/** Returns the same for a game that may take at most this many real milliseconds without overtime. */
export function msPerSecondOf(regulationMs: number): number {
  return Math.max(1, Math.floor(regulationMs / REGULATION_GAME_SECONDS));
}

/** Returns the second of a period that is reached after real milliseconds; never past its length: what follows is unknown. */
export function secondAfter(second: number, ms: number, pace: { msPerSecond: number; length: number }): number {
  return Math.min(pace.length, Math.floor(second + Math.max(0, ms) / pace.msPerSecond));
}

/** Returns the game seconds of the break after a period: short before a timed overtime and the shootout, full otherwise. */
export function intermissionSeconds(afterPeriod: number, overtime: OvertimeRule): number {
  if (afterPeriod < REGULATION_PERIODS || overtime.minutes === null) return INTERMISSION_SECONDS;
  return SHORT_BREAK_SECONDS;
}

/** Returns the game seconds from the start of a period to the end of the third, breaks included; null in overtime. */
export function regulationSecondsFrom(period: number): number | null {
  const left = REGULATION_PERIODS - period;
  return left < 0 ? null : (left + 1) * PERIOD_SECONDS + left * INTERMISSION_SECONDS;
}

/** Returns the real milliseconds of a game without overtime, from the faceoff to the final horn. */
export function regulationMs(dayMinutes: number): number {
  return msPerGameSecond(dayMinutes) * REGULATION_GAME_SECONDS;
}
