/** The clock of a period. */

import type { Game } from '#engine/match/game.ts';
import { PLAY_OVER } from '#engine/match/play/phase.ts';
import { releaseUntil } from '#engine/match/whistle/penalty-box.ts';

/** Advances the clock by `seconds` (whole), opening the penalty box on the way; returns false if the horn has ended the period first. */
export function advance(game: Game, seconds: number): boolean {
  let until = game.clock + seconds;
  if (until > game.length) until = game.length;
  if (game.nextRelease <= game.base + until) releaseUntil(game, until);
  game.clock = until;
  if (until < game.length) return true;
  game.phase = PLAY_OVER;
  return false;
}
