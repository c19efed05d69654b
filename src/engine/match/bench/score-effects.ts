/** How the benches play the score and the clock: who presses, who protects, and from when on a net may be emptied. */
import { PULL, UNIT } from '#engine/match/constants/bench.ts';
import { type Game, NEVER, now } from '#engine/match/game.ts';
import type { SideIndex } from '#engine/match/sides.ts';

/**
 * How much a team presses for a goal (above 0) or sits on its lead (below 0), −1 to 1: from the score, more as the
 * clock runs down. A tie late in a league game, with a point in the pocket, makes both careful.
 */
export function urgencyOf(game: Game, side: SideIndex): number {
  const lead = game.sides[side].score - game.sides[side === 0 ? 1 : 0].score;
  const played = Math.min(1, now(game) / 3600);
  if (lead === 0) {
    const playsForThePoint =
      game.stage === 'regulation' && played > UNIT.pointFrom && game.input.overtime.kind === 'three-on-three';
    return playsForThePoint ? UNIT.pointCaution : 0;
  }
  const size = UNIT.urgencyByLead[Math.min(3, Math.abs(lead))]!;
  const pressure = size * (UNIT.urgencyEarly + (1 - UNIT.urgencyEarly) * played * played);
  return lead < 0 ? pressure : -pressure;
}

/** Both benches look at the clock and the score: at every faceoff, not in every moment of play. */
export function readTheScore(game: Game): void {
  game.sides[0].press = urgencyOf(game, 0);
  game.sides[1].press = urgencyOf(game, 1);
  game.pullFrom = pullFromOf(game);
}

/** The clock from which, by the score as it is, one of the benches may think of an extra attacker. */
function pullFromOf(game: Game): number {
  if (game.stage !== 'regulation' || game.period !== 3) return NEVER;
  const lead = Math.abs(game.sides[0].score - game.sides[1].score);
  if (lead < 1 || lead > PULL.secondsBehind.length) return NEVER;
  return game.length - Math.ceil(PULL.secondsBehind[lead - 1]! * PULL.byLean[2]);
}
