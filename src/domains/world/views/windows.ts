/** When the windows of the markets move. The markets themselves open with a later release. */
import { PHASE_STARTS } from '#engine/calendar.ts';
import { endOfDay, type WorldRow } from '#platform/clock/state.ts';

/** Round of the regular season after whose games trading ends. */
const TRADE_DEADLINE_ROUND = 30;

/** The end of the deadline's day in real time, past or to come. */
export function tradeDeadline(row: WorldRow, now: Date): Date {
  const deadlineDay = PHASE_STARTS.regular + TRADE_DEADLINE_ROUND - 1;
  const daysAhead = deadlineDay - row.day;
  return new Date(endOfDay(row, now).getTime() + daysAhead * row.dayMinutes * 60_000);
}
