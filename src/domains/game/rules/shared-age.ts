/** How long answers that show games may be shared. */
import type { GameRef } from '#domains/shapes.ts';

/**
 * Returns the milliseconds for which the answer may be shared, since the score of a live game is revealed as time passes.
 * undefined: until something is published.
 */
export function ageOfGames(games: Iterable<Pick<GameRef, 'status'>>): number | undefined {
  for (const { status } of games) if (status === 'live') return 1_000;
  return undefined;
}
