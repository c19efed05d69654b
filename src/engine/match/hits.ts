/** Body checks, the bad blood that they leave, and what they break. */
import { pickOnIce } from '#engine/match/choose.ts';
import { HIT, STAKES } from '#engine/match/constants/contact.ts';
import { extraStakes, type Game, idOf, other, SIDE_NAMES, type SideIndex, spotFor } from '#engine/match/game.ts';
import { injure } from '#engine/match/injuries.ts';
import { depthOf } from '#engine/match/possession.ts';

/** A battle for the puck, in which `side` hits with about the given chance; true when an injury has stopped play. */
export function battle(game: Game, side: SideIndex, chance: number): boolean {
  const { random } = game;
  const style = 1 + HIT.perLean * game.plans[side].leans.physicality;
  const temper = 1 + STAKES.hits * extraStakes(game);
  if (!random.chance(chance * style * temper * game.units[side].hitting)) return false;
  const hitter = pickOnIce(game, side, game.ratings.hitWeight);
  const target = pickOnIce(game, other(side), game.ratings.carryWeight);
  const depth = depthOf(game.phase);
  const x = Math.max(-29, Math.min(29, depth + random.between(-8, 8)));
  const y = (random.chance(0.5) ? 1 : -1) * random.between(7, 12.5);
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'hit',
    side: SIDE_NAMES[side],
    player: idOf(game, hitter),
    on: idOf(game, target),
    spot: spotFor(game.possession, x, y),
  });
  game.heat += HIT.heat;
  if (random.chance(HIT.hurtsTarget)) return injure(game, other(side), target);
  if (random.chance(HIT.hurtsHitter)) return injure(game, side, hitter);
  return false;
}
