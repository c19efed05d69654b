/**
 * Who is listed when a table is sorted by a rate: one lucky night makes no leader. Shares are of the games that the team
 * with most games has played.
 */

/** Skaters who have shot at least once a game are ranked by shooting percentage. */
const SHOTS_A_GAME = 1;
/** Skaters who have taken at least four faceoffs a game are ranked by faceoff percentage. */
const FACEOFFS_A_GAME = 4;
/** Goalies who have played at least a quarter of the games are ranked by save percentage and goals against average. */
const GOALIE_SHARE = 0.25;
/** Skaters who have played at least a quarter of the games are ranked by ice time a game. */
const SKATER_SHARE = 0.25;

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
    games: sort === 'toiPerGame' ? Math.ceil(gamesPlayed * SKATER_SHARE) : 0,
    shots: sort === 'shootingPercentage' ? Math.max(1, gamesPlayed * SHOTS_A_GAME) : 0,
    faceoffs: sort === 'faceoffPercentage' ? Math.max(1, gamesPlayed * FACEOFFS_A_GAME) : 0,
  };
}

/** How many games a goalie must have played to be listed by `sort`. */
export function goalieMinimumGames(sort: string, gamesPlayed: number): number {
  return sort === 'savePercentage' || sort === 'goalsAgainstAverage' ? Math.ceil(gamesPlayed * GOALIE_SHARE) : 0;
}
