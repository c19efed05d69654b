/** Which results a user does not want to know before they have watched the game. */
import type { GameId, TeamId } from '#engine/ids.ts';

/** A switch, off by default. */
export const NO_SPOILERS = 'game.no-spoilers';

/** A manager with the setting on. */
export interface Reader {
  /** The first team of the user's club. */
  teamId: TeamId;
  season: number;
  /** Games that the user has watched to the end, or whose result they have asked for. */
  watched: readonly GameId[];
}

export interface SpoiledGame {
  id: GameId;
  season: number;
  home: { id: TeamId };
  away: { id: TeamId };
}

/**
 * Returns whether the result of a game, or its score so far, is hidden from a reader: one of their first team's of this
 * season that they have neither watched nor revealed. Games ahead are hidden, too, even those that are not drawn yet and
 * those of seasons to come, so that their results never are seen in between.
 * @param reader null: someone from whom nothing is hidden
 */
export function hidesResult(reader: Reader | null, { id, season, home, away }: SpoiledGame): boolean {
  if (!reader || season < reader.season) return false;
  return (home.id === reader.teamId || away.id === reader.teamId) && !reader.watched.includes(id);
}
