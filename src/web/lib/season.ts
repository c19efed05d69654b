/** Seasons and their days as fans write them: years and dates. In the code they are numbers. */
import { DAYS_PER_SEASON, YEAR_OF_SEASON_0, yearsOfSeason } from '#engine/calendar.ts';

const DAYS_PER_YEAR = 365.25;
/** Training camps open in September. */
const FIRST_MONTH = 8;

/** Returns '2025–26'; seasons before the world's first have years, too. */
export function seasonLabel(season: number): string {
  return yearsOfSeason(season);
}

/** Returns the year in which a season ends: that of its draft. */
export function yearOfSeason(season: number): number {
  return YEAR_OF_SEASON_0 + season;
}

/** Returns a day of a season as a calendar date, ms since 1970 in UTC; seasons follow each other year by year. */
export function dateOfSeasonDay(season: number, day: number): number {
  const days = Math.floor(((day - 1) * DAYS_PER_YEAR) / DAYS_PER_SEASON);
  return Date.UTC(yearOfSeason(season) - 1, FIRST_MONTH, 1 + days);
}
