/**
 * Who is listed when a table is sorted by a rate: one lucky night makes no leader. Shares are of the games that the team
 * with most games has played.
 */
import {
  QUALIFYING_FACEOFFS_A_GAME,
  QUALIFYING_GOALIE_SHARE,
  QUALIFYING_SHOTS_A_GAME,
  QUALIFYING_SKATER_SHARE,
} from '#domains/stats/constants.ts';

export interface Minimum {
  games: number;
  shots: number;
  faceoffs: number;
}

/** Rates that only those are ranked by who have played enough. */
const RATES = new Set([
  'shootingPercentage',
  'faceoffPercentage',
  'toiPerGame',
  'savePercentage',
  'goalsAgainstAverage',
]);

/** Does the table ask how much somebody has played when it is sorted by this? */
export function isRate(sort: string): boolean {
  return RATES.has(sort);
}

/** What a skater must have to be listed by `sort`, after `gamesPlayed` games of the season. */
export function skaterMinimum(sort: string, gamesPlayed: number): Minimum {
  return {
    games: sort === 'toiPerGame' ? Math.ceil(gamesPlayed * QUALIFYING_SKATER_SHARE) : 0,
    shots: sort === 'shootingPercentage' ? Math.max(1, gamesPlayed * QUALIFYING_SHOTS_A_GAME) : 0,
    faceoffs: sort === 'faceoffPercentage' ? Math.max(1, gamesPlayed * QUALIFYING_FACEOFFS_A_GAME) : 0,
  };
}

/** How many games a goalie must have played to be listed by `sort`. */
export function goalieMinimumGames(sort: string, gamesPlayed: number): number {
  return sort === 'savePercentage' || sort === 'goalsAgainstAverage'
    ? Math.ceil(gamesPlayed * QUALIFYING_GOALIE_SHARE)
    : 0;
}
