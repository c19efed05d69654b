/** The trade window. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { DAYS_PER_SEASON, PHASE_STARTS } from '#engine/calendar.ts';

export interface TradeWindow {
  isOpen: boolean;
  reason: 'deadline' | 'closed' | 'summer';
  /** Open: the last day of the season on which it is open; closed: the first day on which it opens again. */
  day: number;
  /** Window one ends with the deadline and stays closed until the season ends. */
  oneClosed: boolean;
}

/**
 * Returns the trade window on a day. Window one: through deadline day. Window two: from the end of the playoffs through the frenzy. @param day 1 to
 * 63
 */
export function tradeWindowOn(day: number): TradeWindow {
  if (day <= DEADLINE_DAY) return { isOpen: true, reason: 'deadline', day: DEADLINE_DAY, oneClosed: false };
  if (day < PHASE_STARTS.postseason)
    return { isOpen: false, reason: 'closed', day: PHASE_STARTS.postseason, oneClosed: true };
  return { isOpen: true, reason: 'summer', day: DAYS_PER_SEASON, oneClosed: true };
}

/** Returns the first season a trade made on this day affects: the next one once the last game is played. */
export function firstSeasonOn({ season, day }: { season: number; day: number }): number {
  return day >= PHASE_STARTS.postseason ? season + 1 : season;
}

/** Returns the share of that season's games still to play, 0 to 1, playoffs included. */
export function seasonLeftOn(day: number): number {
  if (day >= PHASE_STARTS.postseason || day < PHASE_STARTS.regular) return 1;
  return (PHASE_STARTS.postseason - day) / (PHASE_STARTS.postseason - PHASE_STARTS.regular);
}
