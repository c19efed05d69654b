/** Into the attacking zone: carried or passed over the line, or dumped in and chased. */

import { pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { advance } from '#engine/match/clock.ts';
import { ENTRIES } from '#engine/match/codec/words.ts';
import * as playNumbers from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import { battle } from '#engine/match/hits.ts';
import { IN_ZONE, OWN_END } from '#engine/match/phase.ts';
import { gain } from '#engine/match/possession.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';
import { touch } from '#engine/match/touches.ts';

// Bound here once, numbers become part of the machine code; an import is looked up at each use (docs/match-engine.md).
const { MOST_EDGE, NEUTRAL, RUSH } = playNumbers;

/** The lower sixteen bits as a share of one: a draw holds two such decisions. */
const share = (bits: number) => (bits & 0xffff) / 0x10000;

const CARRY = ENTRIES.indexOf('carry');
const DUMP = ENTRIES.indexOf('dump');
const PASS = ENTRIES.indexOf('pass');

/** A chance that is never certain either way. */
export function bounded(chance: number): number {
  return chance < 0.01 ? 0.01 : Math.min(chance, 0.95);
}

/** An advantage in z, kept within what one moment can show. */
export function edgeOf(ours: number, theirs: number): number {
  const edge = ours - theirs;
  return edge < -MOST_EDGE ? -MOST_EDGE : Math.min(edge, MOST_EDGE);
}

/** Men missing from ten: 4 in a 3-on-3 overtime. */
export const openIce = (game: Game) => Math.max(0, 10 - game.sides[0].ice.length - game.sides[1].ice.length);

/** Over the line with the puck; now and then with numbers. */
export function enterWithPuck(game: Game, side: SideIndex, edge: number): void {
  const { random, ratings, touches } = game;
  const bits = random.bits();
  if (share(bits) < NEUTRAL.passes) touch(game, pickOnIce(game, side, ratings.passWeight));
  const carrier = pickOnIce(game, side, ratings.carryWeight);
  const passed = carrier !== touches[0] && share(bits >>> 16) < NEUTRAL.entryByPass;
  touch(game, carrier);
  game.sheet.entry(game.clock, side, carrier, passed ? PASS : CARRY);
  game.phase = IN_ZONE;
  if (game.rush) return;
  const springs = game.sides[side].chances.entryRush + RUSH.perZ * edge + RUSH.perMissing * openIce(game);
  game.rush = random.chance(springs);
}

/** Into the corner, and after it. */
export function dumpIn(game: Game, side: SideIndex, edge: number): void {
  const { random, ratings } = game;
  const opposing = other(side);
  const holder = game.touches[0] >= 0 ? game.touches[0] : pickOnIce(game, side, ratings.carryWeight);
  game.sheet.entry(game.clock, side, holder, DUMP);
  if (!advance(game, 2 + (random.bits() & 1) + (random.bits() & 1))) return;
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
  if (random.chance(won)) gain(game, side, pickFrom(game, side, ratings.hitWeight, false), IN_ZONE);
  else gain(game, opposing, pickFrom(game, opposing, ratings.passWeight, true), OWN_END);
}
