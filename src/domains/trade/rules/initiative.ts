/** On which nights clubs look for trades, and how many of them do. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { INITIATIVE, PAST_NIGHTS } from '#domains/trade/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { Random } from '#engine/random.ts';

/** How many clubs of a league look for a trade on the night of a day. On most nights of the season none does. */
export function attemptsOn(day: number, clubs: number, random: Random): number {
  const { share, everyNights } = day >= PHASE_STARTS.postseason ? INITIATIVE.summer : ofSeason(day);
  if (!random.chance(1 / everyNights)) return 0;
  // What nights without a market leave out.
  return rounded(clubs * share * everyNights, random);
}

/** The same in the years before a world. */
export function attemptsInPast(day: number, clubs: number, random: Random): number {
  const night = PAST_NIGHTS.find((each) => each.day === day);
  return night ? rounded(clubs * night.share, random) : 0;
}

/** Whether these are the last days in which clubs may trade before the playoffs. */
export function isDeadlineNear(day: number): boolean {
  return day <= DEADLINE_DAY && DEADLINE_DAY - day < INITIATIVE.deadlineDays;
}

function ofSeason(day: number) {
  return isDeadlineNear(day) ? INITIATIVE.deadline : INITIATIVE.usual;
}

/** A whole number, on average the mean. */
function rounded(mean: number, random: Random): number {
  return Math.floor(mean) + (random.chance(mean - Math.floor(mean)) ? 1 : 0);
}
