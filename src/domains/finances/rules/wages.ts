/** The daily payroll of a club, and the daily league share. */

import { LEAGUE_SHARE } from '#domains/finances/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Returns the daily part of a season's salaries, in whole dollars. */
export function dailyWages(salaries: number): number {
  return Math.round(salaries / DAYS_PER_SEASON);
}

/** Returns the daily league share of each club, in whole dollars. @param upper the upper limit of the league's cap */
export function leagueShare(upper: number): number {
  return Math.round((upper * LEAGUE_SHARE) / DAYS_PER_SEASON);
}
