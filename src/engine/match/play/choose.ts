/** Random choices among those on the ice. */
import type { Game } from '#engine/match/game.ts';
import type { SideIndex } from '#engine/match/sides.ts';

/** Returns one of the side's skaters on the ice, in proportion to his weight. */
export function pickOnIce(game: Game, side: SideIndex, weights: readonly number[]): number {
  const { ice } = game.sides[side];
  const last = ice.length - 1;
  let total = 0;
  for (let place = 0; place <= last; place++) total += weights[ice[place]!]!;
  let left = game.random.next() * total;
  for (let place = 0; place < last; place++) {
    left -= weights[ice[place]!]!;
    if (left < 0) return ice[place]!;
  }
  return ice[last]!;
}

/** Does the same without two of them (or one, named twice); returns −1 when there is no one else. */
export function pickAnother(
  game: Game,
  side: SideIndex,
  weights: readonly number[],
  one: number,
  other: number = one,
): number {
  const { ice } = game.sides[side];
  let total = 0;
  for (let place = 0; place < ice.length; place++) {
    const index = ice[place]!;
    if (index !== one && index !== other) total += weights[index]!;
  }
  let left = game.random.next() * total;
  let last = -1;
  for (let place = 0; place < ice.length; place++) {
    const index = ice[place]!;
    if (index === one || index === other) continue;
    last = index;
    left -= weights[index]!;
    if (left < 0) return index;
  }
  return last;
}

/** Does the same among the forwards (or, with `points`, the defense) of the unit. */
export function pickFrom(game: Game, side: SideIndex, weights: readonly number[], points: boolean): number {
  const ice = game.sides[side].ice;
  const from = points ? game.sides[side].forwards : 0;
  const to = Math.min(ice.length, points ? from + game.sides[side].points : game.sides[side].forwards);
  let total = 0;
  for (let place = from; place < to; place++) total += weights[ice[place]!]!;
  let left = game.random.next() * total;
  for (let place = from; place < to; place++) {
    left -= weights[ice[place]!]!;
    if (left < 0) return ice[place]!;
  }
  return ice[to > from ? to - 1 : 0]!;
}

/** Returns whether this skater plays the point in his unit. */
export function isAtPoint(game: Game, side: SideIndex, index: number): boolean {
  const ice = game.sides[side].ice;
  const first = game.sides[side].forwards;
  const end = Math.min(ice.length, first + game.sides[side].points);
  for (let place = first; place < end; place++) if (ice[place] === index) return true;
  return false;
}
