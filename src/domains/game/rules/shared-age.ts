/** How long answers that show games may be shared. */
import type { GameRef } from '#domains/shapes.ts';

/** Milliseconds: the score of a live game is revealed as time passes. undefined: as long as nothing is published. */
export function ageOfGames(games: Iterable<Pick<GameRef, 'status'>>): number | undefined {
  for (const { status } of games) if (status === 'live') return 1_000;
  return undefined;
}
