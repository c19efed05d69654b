/** The nights on which clubs look for trades, and how many of them do. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { INITIATIVE, PAST_NIGHTS } from '#domains/trade/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { Random } from '#engine/random.ts';

/** Returns how many clubs of a league look for a trade on the night of a day: none on most nights of the season. */
export function attemptsOn(day: number, clubs: number, random: Random): number {
  const { share, everyNights } = day >= PHASE_STARTS.postseason ? INITIATIVE.summer : ofSeason(day);
  if (!random.chance(1 / everyNights)) return 0;
  // Makes up for the nights without a market.
  return rounded(clubs * share * everyNights, random);
}

/** Returns how many clubs look for a trade on a night of the simulated years before a world begins. */
export function attemptsInPast(day: number, clubs: number, random: Random): number {
  const night = PAST_NIGHTS.find((each) => each.day === day);
  return night ? rounded(clubs * night.share, random) : 0;
}

/** Returns whether these are the last days before the trade deadline. */
export function isDeadlineNear(day: number): boolean {
  return day <= DEADLINE_DAY && DEADLINE_DAY - day < INITIATIVE.deadlineDays;
}

function ofSeason(day: number) {
  return isDeadlineNear(day) ? INITIATIVE.deadline : INITIATIVE.usual;
}

/** Rounds up or down at random, so that the average equals the mean. */
function rounded(mean: number, random: Random): number {
  return Math.floor(mean) + (random.chance(mean - Math.floor(mean)) ? 1 : 0);
}
