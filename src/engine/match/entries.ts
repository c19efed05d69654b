/** Into the attacking zone: carried or passed over the line, or dumped in and chased. */
import { pickFrom, pickOnIce } from '#engine/match/choose.ts';
import { advance } from '#engine/match/clock.ts';
import { NEUTRAL, RUSH } from '#engine/match/constants/play.ts';
import { type Game, idOf, other, SIDE_NAMES, type SideIndex } from '#engine/match/game.ts';
import { battle } from '#engine/match/hits.ts';
import { gain } from '#engine/match/possession.ts';
import { touch } from '#engine/match/touches.ts';

/** A chance that is never certain either way. */
export const bounded = (chance: number) => Math.max(0.01, Math.min(0.95, chance));

/** Men missing from ten: 4 in a 3-on-3 overtime. */
export const openIce = (game: Game) => Math.max(0, 10 - game.ice[0].length - game.ice[1].length);

/** Over the line with the puck; now and then with numbers. */
export function enterWithPuck(game: Game, side: SideIndex, edge: number): void {
  const { random } = game;
  const theirs = game.plans[other(side)].leans;
  if (random.chance(NEUTRAL.passes)) touch(game, pickOnIce(game, side, game.ratings.passWeight));
  const carrier = pickOnIce(game, side, game.ratings.carryWeight);
  const passed = carrier !== game.touches[0] && random.chance(NEUTRAL.entryByPass);
  touch(game, carrier);
  entry(game, side, carrier, passed ? 'pass' : 'carry');
  game.phase = 'zone';
  const own = game.plans[side].leans;
  const springs =
    RUSH.onEntry +
    RUSH.perZ * edge +
    RUSH.perRushLean * own.offence +
    RUSH.perPressure * theirs.neutralZone -
    RUSH.perOwnBackcheck * own.backcheck +
    RUSH.perMissing * openIce(game);
  game.rush = game.rush || random.chance(bounded(springs));
}

/** Into the corner, and after it. */
export function dumpIn(game: Game, side: SideIndex, edge: number): void {
  const { random, ratings } = game;
  const opposing = other(side);
  entry(game, side, game.touches[0] >= 0 ? game.touches[0] : pickOnIce(game, side, ratings.carryWeight), 'dump');
  if (!advance(game, random.int(2, 4))) return;
  game.phase = 'zone';
  if (battle(game, side, NEUTRAL.hitOnDump)) return;
  const goalie = game.goalie[opposing];
  const goaliePlays = game.netEmpty[opposing] || goalie < 0 ? 0 : ratings.play[goalie]!;
  const chase = game.units[side].forecheck - game.units[opposing].transition;
  const won = bounded(
    NEUTRAL.dumpWon +
      (NEUTRAL.dumpWonPerZ * (chase + edge)) / 2 -
      NEUTRAL.dumpWonPerGoalieZ * goaliePlays +
      NEUTRAL.dumpWonPerForecheck * game.plans[side].leans.forecheck,
  );
  if (random.chance(won)) gain(game, side, pickFrom(game, side, ratings.hitWeight, false), 'zone');
  else gain(game, opposing, pickFrom(game, opposing, ratings.passWeight, true), 'breakout');
}

function entry(game: Game, side: SideIndex, player: number, how: 'carry' | 'dump' | 'pass'): void {
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'entry',
    side: SIDE_NAMES[side],
    player: idOf(game, player),
    how,
  });
}
