/**
 * The chain of those who played the puck, latest first: assists come from it. Nobody ever asks who most of them were, so a
 * touch may also be by somebody of a kind; which of those on the ice he was is drawn when it matters.
 */

import type { Game } from '#engine/match/game.ts';
import * as theChoose from '#engine/match/play/choose.ts';
import type { SideIndex } from '#engine/match/sides.ts';

// Bound here once, what is imported becomes part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { pickAnother, pickOnIce } = theChoose;

/** No touch, and touches of somebody: as those who carry, pass or defend do it; and of the goalie, who is not drawn for. */
export const NO_TOUCH = -1;
export const BY_CARRIER = -2;
export const BY_PASSER = -3;
export const BY_DEFENDER = -4;
export const BY_GOALIE = -5;

/** A skater of the side in possession plays the puck: one of the roster, or somebody of a kind. */
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

/** The puck belongs to `who` now; anyone who of the other team touched it before does not count any more. */
export function startTouches(game: Game, who: number): void {
  const { touches } = game;
  touches[0] = who;
  touches[1] = NO_TOUCH;
  touches[2] = NO_TOUCH;
}

/** Who of the side in possession has the puck. */
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
 * Who else than `one` and `other` played the puck at a place of the chain (0 is the latest); −1 for nobody, for one of
 * the two, and for somebody who has left the ice since.
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

/** A loop of its own: `includes` on so few is slower. */
const isOnIce = (game: Game, side: SideIndex, index: number): boolean => {
  const { ice } = game.sides[side];
  for (let place = 0; place < ice.length; place++) if (ice[place] === index) return true;
  return false;
};
