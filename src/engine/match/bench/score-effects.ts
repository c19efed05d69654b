/** How the benches play the score and the clock: pressing, protecting a lead, and when a goalie may be pulled. */
import { PULL, UNIT } from '#engine/match/constants/bench.ts';
import { type Game, NEVER, now } from '#engine/match/game.ts';
import type { SideIndex } from '#engine/match/sides.ts';

/**
 * Returns how much a team presses for a goal (above 0) or sits on its lead (below 0), −1 to 1, by the score: a little in the
 * first periods, more as the clock runs down. Teams take no risks in the first minutes, nor late in a tie that guarantees a
 * point.
 */
export function urgencyOf(game: Game, side: SideIndex): number {
  const lead = game.sides[side].score - game.sides[side === 0 ? 1 : 0].score;
  const second = now(game);
  const played = Math.min(1, second / 3600);
  if (lead === 0) return second < UNIT.openingSeconds ? openingCaution(second) : tieCaution(game, played);
  const size = Math.min(3, Math.abs(lead));
  const early = UNIT.urgencyEarly[size]!;
  const pressure = early + (UNIT.urgencyByLead[size]! - early) * played * played * played;
  return lead < 0 ? pressure : -pressure;
}

/** Feeling each other out, less and less over the first minutes. */
const openingCaution = (second: number) => UNIT.openingCaution * (1 - second / UNIT.openingSeconds) ** 2;

/** Returns the caution in a tie, which grows over the third period of a game whose overtime gives both a point. */
function tieCaution({ stage, input }: Game, played: number): number {
  if (stage !== 'regulation' || played <= UNIT.pointFrom || !input.overtime.shootout) return 0;
  return (UNIT.pointCaution * (played - UNIT.pointFrom)) / (1 - UNIT.pointFrom);
}

/** Makes both benches check the clock and the score: at every faceoff, not in every moment of play. */
export function readTheScore(game: Game): void {
  game.sides[0].press = urgencyOf(game, 0);
  game.sides[1].press = urgencyOf(game, 1);
  game.pullFrom = pullFromOf(game);
}

/** Returns the clock from which, at the current score, a bench may consider an extra attacker. */
function pullFromOf(game: Game): number {
  if (game.stage !== 'regulation' || game.period !== 3) return NEVER;
  const lead = Math.abs(game.sides[0].score - game.sides[1].score);
  if (lead < 1 || lead > PULL.secondsBehind.length) return NEVER;
  return game.length - Math.ceil(PULL.secondsBehind[lead - 1]! * PULL.byLean[2]);
}
