/** How game time becomes real time. */

import { INTERMISSION_SECONDS, REGULATION_PERIODS, SHORT_BREAK_SECONDS } from '#domains/game/constants.ts';
import { LIVE_GAME_SHARE_OF_DAY, MAX_LIVE_GAME_MINUTES } from '#engine/calendar.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

const REGULATION_GAME_SECONDS = REGULATION_PERIODS * PERIOD_SECONDS + (REGULATION_PERIODS - 1) * INTERMISSION_SECONDS;

/**
 * Real milliseconds that one game second lasts: whole, at least 1, and such that a game without overtime never takes
 * longer than its share of the day.
 * @param dayMinutes real minutes of a game day.
 */
export function msPerGameSecond(dayMinutes: number): number {
  return msPerSecondOf(Math.min(dayMinutes * LIVE_GAME_SHARE_OF_DAY, MAX_LIVE_GAME_MINUTES) * 60_000);
}

/** The same of a game that without overtime takes this many real milliseconds at most. */
export function msPerSecondOf(regulationMs: number): number {
  return Math.max(1, Math.floor(regulationMs / REGULATION_GAME_SECONDS));
}

/** Game seconds of the pause after a period: short before an overtime of some minutes and the shootout, full otherwise. */
export function intermissionSeconds(afterPeriod: number, overtime: OvertimeRule): number {
  if (afterPeriod < REGULATION_PERIODS || overtime.minutes === null) return INTERMISSION_SECONDS;
  return SHORT_BREAK_SECONDS;
}

/** Real milliseconds of a game without overtime, from the faceoff to the last horn. */
export function regulationMs(dayMinutes: number): number {
  return msPerGameSecond(dayMinutes) * REGULATION_GAME_SECONDS;
}
