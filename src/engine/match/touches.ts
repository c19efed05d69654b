/** The chain of those who played the puck, latest first: assists come from it. */
import { pickOnIce } from '#engine/match/choose.ts';
import type { Game } from '#engine/match/game.ts';

/** A skater of the side in possession plays the puck. */
export function touch(game: Game, index: number): void {
  const { touches } = game;
  if (touches[0] === index) return;
  if (touches[1] !== index) touches[2] = touches[1];
  touches[1] = touches[0];
  touches[0] = index;
}

/** The puck belongs to `index` now; whoever of the other team touched it before does not count any more. */
export function startTouches(game: Game, index: number): void {
  game.touches[0] = index;
  game.touches[1] = -1;
  game.touches[2] = -1;
}

/** After a change: those who left have left the puck to a team mate. */
export function forgetAbsent(game: Game): void {
  const { ice } = game.sides[game.possession];
  const { touches } = game;
  for (let place = 2; place >= 0; place--) {
    if (touches[place]! < 0 || isAmong(ice, touches[place]!)) continue;
    for (let next = place; next < 2; next++) touches[next] = touches[next + 1]!;
    touches[2] = -1;
  }
  if (touches[0] < 0) touches[0] = pickOnIce(game, game.possession, game.ratings.passWeight);
}

/** A loop of its own: `includes` on so few is slower. */
function isAmong(ice: readonly number[], index: number): boolean {
  for (let place = 0; place < ice.length; place++) if (ice[place] === index) return true;
  return false;
}
