/** What a club pays its players a day, and what the league pays the clubs. */

import { LEAGUE_SHARE } from '#domains/finances/constants.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { LeagueId } from '#engine/ids.ts';

/** A day's part of the salaries of a season, whole dollars. */
export function dailyWages(salaries: number): number {
  return Math.round(salaries / DAYS_PER_SEASON);
}

/** The share that each club of a league is paid a day, by league: a part of the league's mean wages, whole dollars. */
export function leagueShares(clubs: readonly { leagueId: LeagueId; amount: number }[]): Map<number, number> {
  const byLeague = Map.groupBy(clubs, (club) => club.leagueId);
  return new Map(
    [...byLeague].map(([leagueId, ofLeague]) => {
      const mean = ofLeague.reduce((sum, club) => sum + club.amount, 0) / ofLeague.length;
      return [leagueId, Math.round(mean * LEAGUE_SHARE)];
    }),
  );
}
