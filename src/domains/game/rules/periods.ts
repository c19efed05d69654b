/** Periods as the scoreboard knows them: how long each is, and what it is called. */

import { REGULATION_PERIODS } from '#domains/game/constants.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { OvertimeRule } from '#engine/match/input.ts';

/** Returns the length of a period's clock in seconds; null for the shootout, which has none. */
export function periodLength(period: number, overtime: OvertimeRule): number | null {
  if (period <= REGULATION_PERIODS || overtime.minutes === null) return PERIOD_SECONDS;
  const isOvertime = period === REGULATION_PERIODS + 1 && overtime.minutes > 0;
  return isOvertime ? overtime.minutes * 60 : null;
}

export function periodKey(period: number, overtime: OvertimeRule): '1' | '2' | '3' | 'overtime' | 'shootout' {
  if (period === 1 || period === 2 || period === 3) return `${period}`;
  return periodLength(period, overtime) === null ? 'shootout' : 'overtime';
}
