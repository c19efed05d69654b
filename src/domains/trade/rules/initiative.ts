/** On which nights clubs look for trades, and how many of them do. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { INITIATIVE } from '#domains/trade/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { Random } from '#engine/random.ts';

/** How many clubs of a league look for a trade on the night of a day. On most nights of the season none does. */
export function attemptsOn(day: number, clubs: number, random: Random): number {
  const { share, everyNights } = day >= PHASE_STARTS.postseason ? INITIATIVE.summer : ofSeason(day);
  if (!random.chance(1 / everyNights)) return 0;
  // What nights without a market leave out.
  const mean = clubs * share * everyNights;
  return Math.floor(mean) + (random.chance(mean - Math.floor(mean)) ? 1 : 0);
}

function ofSeason(day: number) {
  const left = DEADLINE_DAY - day;
  return left < INITIATIVE.deadlineDays ? INITIATIVE.deadline : INITIATIVE.usual;
}
