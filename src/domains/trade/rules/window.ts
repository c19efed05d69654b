/** When clubs may trade. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';

export interface TradeWindow {
  isOpen: boolean;
  reason: 'deadline' | 'closed' | 'summer';
  /** Open: the last day of the season on which it is; closed: the first on which it is again. */
  day: number;
  /** Window one ends with the deadline; from then on it is closed until the season ends. */
  oneClosed: boolean;
}

/** Window one: to the end of the deadline's day. Window two: from the end of the playoffs to that of the frenzy. @param day 1 to 63 */
export function tradeWindowOn(day: number): TradeWindow {
  if (day <= DEADLINE_DAY) return { isOpen: true, reason: 'deadline', day: DEADLINE_DAY, oneClosed: false };
  if (day < PHASE_STARTS.postseason)
    return { isOpen: false, reason: 'closed', day: PHASE_STARTS.postseason, oneClosed: true };
  return { isOpen: true, reason: 'summer', day: DAYS_PER_SEASON, oneClosed: true };
}

/** The first season that a trade made on this day is for: after the last game that is the next one. */
export function firstSeasonOn({ season, day }: { season: number; day: number }): number {
  return day >= PHASE_STARTS.postseason ? season + 1 : season;
}

/** Of the games of that season what is left, 0 to 1; the playoffs count as part of it. */
export function seasonLeftOn(day: number): number {
  if (day >= PHASE_STARTS.postseason || day < PHASE_STARTS.regular) return 1;
  return (PHASE_STARTS.postseason - day) / (PHASE_STARTS.postseason - PHASE_STARTS.regular);
}
