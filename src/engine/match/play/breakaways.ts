/** One skater alone against the goalie: penalty shots, and the scoring chance that shootouts use too. */

import { SPECIAL } from '#engine/match/constants/players.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { BREAKAWAY } from '#engine/match/constants/shooting.ts';
import { type Game, idOf } from '#engine/match/game.ts';
import { pickOnIce } from '#engine/match/play/choose.ts';
import { SPECIAL_BITS } from '#engine/match/ratings/ratings.ts';
import { scoreGoal } from '#engine/match/shot/goals.ts';
import { other, SIDE_NAMES } from '#engine/match/sides.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';

/** Plays a penalty shot after an attacker is brought down on a breakaway: one shot, goalie against skater. */
export function penaltyShot(game: Game): void {
  const side = game.possession;
  const defending = other(side);
  const shooter = pickOnIce(game, side, game.ratings.shotWeight);
  const goalie = game.sides[defending].goalie;
  const scored = game.random.chance(breakawayChance(game, shooter, goalie, BREAKAWAY.penaltyShot));
  game.sides[defending].faced++;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'penalty-shot',
    side: SIDE_NAMES[side],
    shooter: idOf(game, shooter),
    goalie: idOf(game, goalie),
    scored,
  });
  if (scored) scoreGoal(game, { side, scorer: shooter, emptyNet: false, penaltyShot: true });
  else whistle(game, { side, x: RINK.endDotX });
}

/** Returns the chance to score alone against the goalie, from a base chance. */
export function breakawayChance(game: Game, shooter: number, goalie: number, base: number): number {
  const { ratings } = game;
  const artist = (ratings.specials[shooter]! & SPECIAL_BITS['shootout-artist']) !== 0 ? SPECIAL.shootoutArtist : 0;
  const stopper = (ratings.specials[goalie]! & SPECIAL_BITS['breakaway-stopper']) !== 0 ? SPECIAL.breakawayStopper : 0;
  const skater = 0.5 * ratings.finish[shooter]! + 0.5 * ratings.carry[shooter]!;
  return Math.max(
    0.05,
    Math.min(0.8, base * Math.exp(BREAKAWAY.perZ * (skater - ratings.stop[goalie]!) + artist - stopper)),
  );
}
