/** What a club pays its players a day, and what the league pays the clubs. */

import { LEAGUE_SHARE } from '#domains/finances/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** A day's part of the salaries of a season, whole dollars. */
export function dailyWages(salaries: number): number {
  return Math.round(salaries / DAYS_PER_SEASON);
}

/** The share that each club of a league is paid a day, whole dollars. @param upper the limit of the league's cap */
export function leagueShare(upper: number): number {
  return Math.round((upper * LEAGUE_SHARE) / DAYS_PER_SEASON);
}
