/** The shootout: three rounds, then sudden death; no player shoots twice before the whole bench has shot once. */

import { SHOOTOUT } from '#engine/match/constants/rink.ts';
import { AVAILABLE, type Game, idOf } from '#engine/match/game.ts';
import { breakawayChance } from '#engine/match/play/breakaways.ts';
import { type Both, other, SIDE_NAMES, SIDES, type SideIndex } from '#engine/match/sides.ts';

/** Plays attempts until one team cannot be caught; the winner's score rises by one goal. The home team goes first. */
export function playShootout(game: Game): void {
  const orders = [shootingOrder(game, 0), shootingOrder(game, 1)] as const;
  const goals: Both<number> = [0, 0];
  const taken: Both<number> = [0, 0];
  for (let round = 1; ; round++) {
    for (const side of SIDES) {
      const order = orders[side];
      const shooter = order[(round - 1) % order.length]!;
      if (shoot(game, side, { shooter, round })) goals[side]++;
      taken[side]++;
      const rounds = Math.max(SHOOTOUT.rounds, round);
      const lead = goals[0] - goals[1];
      if (lead <= rounds - taken[1] && -lead <= rounds - taken[0]) continue;
      game.sides[lead > 0 ? 0 : 1].score++;
      return;
    }
  }
}

/** Returns the coach's list, followed by the rest of the bench by strength; without players out of the game or in the box. */
function shootingOrder(game: Game, side: SideIndex): number[] {
  const { shootout, skaters } = game.sides[side].plan;
  const canShoot = (index: number) => game.out[index] === AVAILABLE;
  const listed = [...new Set(shootout)].filter((index) => canShoot(index) && skaters.includes(index));
  const worth = (index: number) => game.ratings.finish[index]! + game.ratings.carry[index]!;
  const rest = skaters
    .filter((index) => canShoot(index) && !listed.includes(index))
    .sort((one, two) => worth(two) - worth(one) || one - two);
  return [...listed, ...rest];
}

function shoot(game: Game, side: SideIndex, attempt: { shooter: number; round: number }): boolean {
  const goalie = game.sides[other(side)].goalie;
  const scored = game.random.chance(breakawayChance(game, attempt.shooter, goalie, SHOOTOUT.base));
  game.clock += SHOOTOUT.secondsPerAttempt;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'shootout-attempt',
    side: SIDE_NAMES[side],
    round: attempt.round,
    shooter: idOf(game, attempt.shooter),
    goalie: idOf(game, goalie),
    scored,
  });
  return scored;
}
