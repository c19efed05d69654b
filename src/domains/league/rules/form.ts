/** What a team's games show one by one: results, streaks, and which of them a split of the standings counts. */
import { FORM_GAMES } from '#domains/league/constants.ts';
import type { PlayedGame } from '#domains/league/rules/ranking.ts';
import type { TeamId } from '#engine/ids.ts';

/** W win in regulation, OW win after it, OL loss after it, L loss in regulation. */
export type Result = 'W' | 'OW' | 'OL' | 'L';

export type Split = 'overall' | 'home' | 'away' | 'last-ten';

/** Returns the result of a finished game for one of its teams. */
export function resultFor(teamId: TeamId, game: PlayedGame): Result {
  const isHomeWin = game.homeScore > game.awayScore;
  const hasWon = isHomeWin === (teamId === game.homeTeamId);
  if (game.endedIn === 'regulation') return hasWon ? 'W' : 'L';
  return hasWon ? 'OW' : 'OL';
}

/**
 * Returns the current winning or losing streak: 'W3', 'L1'; '' before the first game. Wins and losses after regulation
 * count as wins and losses.
 * @param results oldest first
 */
export function streakOf(results: readonly Result[]): string {
  const last = results.at(-1);
  if (!last) return '';
  const isWinning = isWin(last);
  let length = 0;
  for (let index = results.length - 1; index >= 0 && isWin(results[index] as Result) === isWinning; index--) length++;
  return `${isWinning ? 'W' : 'L'}${length}`;
}

function isWin(result: Result): boolean {
  return result === 'W' || result === 'OW';
}

/**
 * Returns the games of each team that count in a split of the standings.
 * @param games in the order they were played
 */
export function gamesBySplit(
  teamIds: readonly TeamId[],
  games: readonly PlayedGame[],
  split: Split,
): Map<number, PlayedGame[]> {
  const byTeam = new Map<number, PlayedGame[]>(teamIds.map((teamId) => [teamId, []]));
  for (const game of games) {
    if (split !== 'away') byTeam.get(game.homeTeamId)?.push(game);
    if (split !== 'home') byTeam.get(game.awayTeamId)?.push(game);
  }
  if (split === 'last-ten') {
    for (const [teamId, played] of byTeam) byTeam.set(teamId, played.slice(-FORM_GAMES));
  }
  return byTeam;
}
