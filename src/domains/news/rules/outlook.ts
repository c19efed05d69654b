/** Previews: power rankings, and the game to watch. */

import { DAYS_PER_WEEK, OUTLOOK_FORM, SHARE_PER_GOAL, TEAMS_RANKED } from '#domains/news/constants.ts';
import { FIRST_PLAYOFF_DAY, FIRST_REGULAR_DAY } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';

/** A result of the season; lists are in the order played. */
export interface Result {
  day: number;
  home: number;
  away: number;
  homeScore: number;
  awayScore: number;
}

/** Returns the number of the week that ends tonight, from 1; null: none ends. */
export function weekThatEnds(day: number): number | null {
  const played = day - FIRST_REGULAR_DAY + 1;
  return day < FIRST_PLAYOFF_DAY && played > 0 && played % DAYS_PER_WEEK === 0 ? played / DAYS_PER_WEEK : null;
}

/** Returns teams by strength, strongest first, with the places gained in a week; null: not ranked before. */
export function powerRanking(results: readonly Result[], day: number): { teamId: TeamId; moved: number | null }[] {
  const before = ranked(results.filter((result) => result.day <= day - DAYS_PER_WEEK));
  return ranked(results)
    .slice(0, TEAMS_RANKED)
    .map((teamId, index) => {
      const place = before.indexOf(teamId);
      return { teamId, moved: place === -1 ? null : place - index };
    });
}

function ranked(results: readonly Result[]): number[] {
  const goals = new Map<number, number[]>();
  for (const { home, away, homeScore, awayScore } of results) {
    goals.set(home, [...(goals.get(home) ?? []), homeScore - awayScore]);
    goals.set(away, [...(goals.get(away) ?? []), awayScore - homeScore]);
  }
  return [...goals]
    .map(([teamId, own]) => ({
      teamId,
      strength:
        OUTLOOK_FORM.share * strengthIn(own.slice(-OUTLOOK_FORM.games)) + (1 - OUTLOOK_FORM.share) * strengthIn(own),
    }))
    .sort((one, other) => other.strength - one.strength || one.teamId - other.teamId)
    .map(({ teamId }) => teamId);
}

/** Returns a team's strength from its games. @param differences goal difference of each game */
function strengthIn(differences: readonly number[]): number {
  const won = differences.filter((difference) => difference > 0).length / differences.length;
  const goals = differences.reduce((sum, difference) => sum + difference, 0) / differences.length;
  return won + SHARE_PER_GOAL * goals;
}

/**
 * Returns the game between the two best-placed teams; ties go to the smaller id. @param placeOf place in the table,
 * from 1
 */
export function gameToWatch<Game extends { id: number; home: number; away: number }>(
  games: readonly Game[],
  placeOf: ReadonlyMap<number, number>,
): Game | null {
  const sum = ({ home, away }: Game) => (placeOf.get(home) ?? 99) + (placeOf.get(away) ?? 99);
  return games.toSorted((one, other) => sum(one) - sum(other) || one.id - other.id)[0] ?? null;
}
