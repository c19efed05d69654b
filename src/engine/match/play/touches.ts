/**
 * The last players to touch the puck, latest first, from which assists are credited. Most are never needed, so a touch may also
 * name just a kind of player; which of those on the ice it was is drawn when needed.
 */

import type { Game } from '#engine/match/game.ts';
import * as theChoose from '#engine/match/play/choose.ts';
import type { SideIndex } from '#engine/match/sides.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { pickAnother, pickOnIce } = theChoose;

/** No touch; touches by a player of a kind: one who carries, passes or defends; and by the goalie, who is never drawn. */
export const NO_TOUCH = -1;
export const BY_CARRIER = -2;
export const BY_PASSER = -3;
export const BY_DEFENDER = -4;
export const BY_GOALIE = -5;

/** Records a touch by a skater of the side in possession: one of the roster, or a kind. */
export function touch(game: Game, who: number): void {
  const { touches } = game;
  if (who >= 0) {
    if (touches[0] === who) return;
    if (touches[1] === who) {
      touches[1] = touches[0];
      touches[0] = who;
      return;
    }
  }
  touches[2] = touches[1];
  touches[1] = touches[0];
  touches[0] = who;
}

/** Starts the touches over with `who`; those of the other team no longer count. */
export function startTouches(game: Game, who: number): void {
  const { touches } = game;
  touches[0] = who;
  touches[1] = NO_TOUCH;
  touches[2] = NO_TOUCH;
}

/** Returns the player of the side in possession who has the puck. */
export function holderOf(game: Game): number {
  const { possession, touches } = game;
  const last = touches[0];
  if (last >= 0 && isOnIce(game, possession, last)) return last;
  const holder = pickOnIce(game, possession, weightsOf(game, last));
  if (last === BY_GOALIE) touch(game, holder);
  else touches[0] = holder;
  return holder;
}

/**
 * Returns the player, other than `one` and `other`, behind a touch (0 is the latest); −1 for none, for one of the two, and for a
 * player who has since left the ice.
 */
export function toucherAt(game: Game, place: number, one: number, other: number): number {
  const { possession, touches } = game;
  const who = touches[place]!;
  if (who === NO_TOUCH || who === one || who === other) return NO_TOUCH;
  if (who === BY_GOALIE) return game.sides[possession].netEmpty ? NO_TOUCH : game.sides[possession].goalie;
  if (who < 0) return pickAnother(game, possession, weightsOf(game, who), one, other);
  return isOnIce(game, possession, who) ? who : NO_TOUCH;
}

const weightsOf = ({ ratings }: Game, kind: number): readonly number[] => {
  if (kind === BY_CARRIER) return ratings.carryWeight;
  return kind === BY_DEFENDER ? ratings.defendWeight : ratings.passWeight;
};

/** A loop, because `includes` is slower on lists this short. */
const isOnIce = (game: Game, side: SideIndex, index: number): boolean => {
  const { ice } = game.sides[side];
  for (let place = 0; place < ice.length; place++) if (ice[place] === index) return true;
  return false;
};
