/** Into the attacking zone: carried or passed over the line, or dumped in and chased. */
import { pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { advance } from '#engine/match/clock.ts';
import { ENTRIES } from '#engine/match/codec/words.ts';
import { NEUTRAL, RUSH } from '#engine/match/constants/play.ts';
import type { Game } from '#engine/match/game.ts';
import { battle } from '#engine/match/hits.ts';
import { gain } from '#engine/match/possession.ts';
import { other, type SideIndex } from '#engine/match/sides.ts';
import { touch } from '#engine/match/touches.ts';

const CARRY = ENTRIES.indexOf('carry');
const DUMP = ENTRIES.indexOf('dump');
const PASS = ENTRIES.indexOf('pass');

/** A chance that is never certain either way. */
export const bounded = (chance: number) => Math.max(0.01, Math.min(0.95, chance));

/** Men missing from ten: 4 in a 3-on-3 overtime. */
export const openIce = (game: Game) => Math.max(0, 10 - game.sides[0].ice.length - game.sides[1].ice.length);

/** Over the line with the puck; now and then with numbers. */
export function enterWithPuck(game: Game, side: SideIndex, edge: number): void {
  const { random } = game;
  if (random.chance(NEUTRAL.passes)) touch(game, pickOnIce(game, side, game.ratings.passWeight));
  const carrier = pickOnIce(game, side, game.ratings.carryWeight);
  const passed = carrier !== game.touches[0] && random.chance(NEUTRAL.entryByPass);
  touch(game, carrier);
  game.sheet.entry(game.clock, side, carrier, passed ? PASS : CARRY);
  game.phase = 'zone';
  const springs = game.sides[side].chances.entryRush + RUSH.perZ * edge + RUSH.perMissing * openIce(game);
  game.rush = game.rush || random.chance(bounded(springs));
}

/** Into the corner, and after it. */
export function dumpIn(game: Game, side: SideIndex, edge: number): void {
  const { random, ratings } = game;
  const opposing = other(side);
  const holder = game.touches[0] >= 0 ? game.touches[0] : pickOnIce(game, side, ratings.carryWeight);
  game.sheet.entry(game.clock, side, holder, DUMP);
  if (!advance(game, random.int(2, 4))) return;
  game.phase = 'zone';
  if (battle(game, side, NEUTRAL.hitOnDump)) return;
  const goalie = game.sides[opposing].goalie;
  const goaliePlays = game.sides[opposing].netEmpty || goalie < 0 ? 0 : ratings.play[goalie]!;
  const chase = game.sides[side].forecheck - game.sides[opposing].transition;
  const won = bounded(
    game.sides[side].chances.dumpWon +
      (NEUTRAL.dumpWonPerZ * (chase + edge)) / 2 -
      NEUTRAL.dumpWonPerGoalieZ * goaliePlays,
  );
  if (random.chance(won)) gain(game, side, pickFrom(game, side, ratings.hitWeight, false), 'zone');
  else gain(game, opposing, pickFrom(game, opposing, ratings.passWeight, true), 'breakout');
}
