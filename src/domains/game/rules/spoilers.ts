/** Which results a user does not want to know before they have watched the game. */
import type { GameId, TeamId } from '#engine/ids.ts';

/** A switch, off by default. */
export const NO_SPOILERS = 'game.no-spoilers';

export interface Reader {
  isOn: boolean;
  /** The first team of the user's club; null: they have none. */
  teamId: TeamId | null;
  season: number;
  /** Games that the user has watched to the end, or whose result they have asked for. */
  watched: ReadonlySet<GameId>;
}

export interface SpoiledGame {
  id: GameId;
  season: number;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
}

/**
 * Returns whether the result of a game, or its score so far, is hidden from a reader: one of their first team's of this
 * season that they have neither watched nor revealed. Games ahead are hidden, too, so that their results never are seen
 * in between.
 */
export function hidesResult({ isOn, teamId, season, watched }: Reader, game: SpoiledGame): boolean {
  const isOwn = teamId !== null && (game.homeTeamId === teamId || game.awayTeamId === teamId);
  return isOn && isOwn && game.season === season && !watched.has(game.id);
}
