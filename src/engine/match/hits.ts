/** Body checks, the bad blood that they leave, and what they break. */
import { pickOnIce } from '#engine/match/choose.ts';
import * as contactNumbers from '#engine/match/constants/contact.ts';
import { type Game, spotFor } from '#engine/match/game.ts';
import { injure } from '#engine/match/injuries.ts';
import { depthOf } from '#engine/match/possession.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { HIT } = contactNumbers;

/**
 * A battle for the puck, in which `side` hits with about the given chance; true when an injury has stopped play. Battles use
 * up a wait that was drawn at the last hit (a Poisson process), so that a battle without a hit draws nothing.
 */
export function battle(game: Game, side: SideIndex, chance: number): boolean {
  game.untilHit -= chance * game.sides[side].hitting;
  if (game.untilHit > 0) return false;
  game.untilHit = game.random.exponential();
  return hit(game, side);
}

function hit(game: Game, side: SideIndex): boolean {
  const { random } = game;
  const hitter = pickOnIce(game, side, game.ratings.hitWeight);
  const target = pickOnIce(game, other(side), game.ratings.carryWeight);
  const x = Math.max(-29, Math.min(29, depthOf(game.phase) + random.between(-8, 8)));
  const across = random.between(-5.5, 5.5);
  const y = across + (across < 0 ? -7 : 7);
  game.sheet.hit(game.clock, side, hitter, target, spotFor(game.possession, x, y));
  game.heat += HIT.heat;
  const roll = random.next();
  if (roll < HIT.hurtsTarget) return injure(game, other(side), target);
  if (roll < HIT.hurtsTarget + HIT.hurtsHitter) return injure(game, side, hitter);
  return false;
}
