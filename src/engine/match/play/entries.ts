/** Entries into the attacking zone: carried or passed over the line, or dumped in and chased. */

import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import * as theLimits from '#engine/match/limits.ts';
import * as theChoose from '#engine/match/play/choose.ts';
import * as theClock from '#engine/match/play/clock.ts';
import * as theHits from '#engine/match/play/hits.ts';
import * as thePhase from '#engine/match/play/phase.ts';
import * as thePossession from '#engine/match/play/possession.ts';
import * as theTouches from '#engine/match/play/touches.ts';
import { ENTRIES } from '#engine/match/record/codec/words.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import * as theSides from '#engine/match/sides.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { atLeast, atMost } = theLimits;
const { pickOnIce } = theChoose;
const { advance } = theClock;
const { battle } = theHits;
const { IN_ZONE, OWN_END } = thePhase;
const { gain } = thePossession;
const { other } = theSides;
const { BY_CARRIER, BY_DEFENDER, BY_GOALIE, BY_PASSER, holderOf, NO_TOUCH, touch } = theTouches;
const { MAX_EDGE, NEUTRAL, RUSH } = playNumbers;

/** Returns the lower sixteen bits as a share of one; a draw holds two such decisions. */
const share = (bits: number) => (bits & 0xffff) / 0x10000;

const CARRY = ENTRIES.indexOf('carry');
const DUMP = ENTRIES.indexOf('dump');
const PASS = ENTRIES.indexOf('pass');

/** Bounds a chance so that it is never certain either way. */
export function bounded(chance: number): number {
  return atLeast(atMost(chance, 0.95), 0.01);
}

/** Returns an advantage in z, bounded to what one moment can show. */
export function edgeOf(ours: number, theirs: number): number {
  return atLeast(atMost(ours - theirs, MAX_EDGE), -MAX_EDGE);
}

/** Returns the number of skaters missing from ten: 4 in a 3-on-3 overtime. */
export const openIce = (game: Game) => Math.max(0, 10 - game.sides[0].ice.length - game.sides[1].ice.length);

/** Carries or passes the puck over the line; sometimes with numbers, as `roll` (uniform, 0 to 1) decides. */
export function enterWithPuck(game: Game, side: SideIndex, edge: number, roll: number): void {
  const bits = game.random.bits();
  // A pass that sprang a player is the last one before the line.
  const isSprung = game.rush && game.touches[1] !== NO_TOUCH;
  if (!isSprung && share(bits) < NEUTRAL.passes) touch(game, BY_PASSER);
  const carrier = pickOnIce(game, side, game.ratings.carryWeight);
  const passed = carrier !== game.touches[0] && share(bits >>> 16) < NEUTRAL.entryByPass;
  touch(game, carrier);
  game.sheet.entry(game.clock, side, carrier, passed ? PASS : CARRY);
  game.phase = IN_ZONE;
  if (!game.rush)
    game.rush = roll < game.sides[side].chances.entryRush + RUSH.perZ * edge + RUSH.perMissing * openIce(game);
}

/** Dumps the puck into the corner and chases it. */
export function dumpIn(game: Game, side: SideIndex, edge: number): void {
  const { random, ratings } = game;
  const opposing = other(side);
  const bits = random.bits();
  game.sheet.entry(game.clock, side, holderOf(game), DUMP);
  if (!advance(game, 2 + (bits & 1) + ((bits >>> 1) & 1))) return;
  game.phase = IN_ZONE;
  if (battle(game, side, NEUTRAL.hitOnDump)) return;
  const goalie = game.sides[opposing].goalie;
  const goaliePlays = game.sides[opposing].netEmpty || goalie < 0 ? 0 : ratings.play[goalie]!;
  const chase = game.sides[side].forecheck - game.sides[opposing].transition;
  const won = bounded(
    game.sides[side].chances.dumpWon +
      (NEUTRAL.dumpWonPerZ * (chase + edge)) / 2 -
      NEUTRAL.dumpWonPerGoalieZ * goaliePlays,
  );
  if (random.chance(won)) gain(game, side, BY_CARRIER, IN_ZONE);
  else gain(game, opposing, random.chance(NEUTRAL.goalieStopsDump) ? BY_GOALIE : BY_DEFENDER, OWN_END);
}
