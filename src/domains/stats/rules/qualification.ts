/**
 * Minimum games to be listed when a table is sorted by a rate: one lucky night makes no leader. Shares are of the games
 * of the team with the most games.
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

/** Rates that rank only players with enough games. */
const RATES = new Set([
  'shootingPercentage',
  'faceoffPercentage',
  'toiPerGame',
  'savePercentage',
  'goalsAgainstAverage',
]);

/** Returns whether sorting by this requires a minimum. */
export function isRate(sort: string): boolean {
  return RATES.has(sort);
}

/** Returns what a skater needs to be listed by `sort`, after `gamesPlayed` games of the season. */
export function skaterMinimum(sort: string, gamesPlayed: number): Minimum {
  return {
    games: sort === 'toiPerGame' ? Math.ceil(gamesPlayed * QUALIFYING_SKATER_SHARE) : 0,
    shots: sort === 'shootingPercentage' ? Math.max(1, gamesPlayed * QUALIFYING_SHOTS_A_GAME) : 0,
    faceoffs: sort === 'faceoffPercentage' ? Math.max(1, gamesPlayed * QUALIFYING_FACEOFFS_A_GAME) : 0,
  };
}

/** Returns how many games a goalie needs to be listed by `sort`. */
export function goalieMinimumGames(sort: string, gamesPlayed: number): number {
  return sort === 'savePercentage' || sort === 'goalsAgainstAverage'
    ? Math.ceil(gamesPlayed * QUALIFYING_GOALIE_SHARE)
    : 0;
}
