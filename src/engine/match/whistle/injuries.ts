/** Injuries: the body part, severity, and game days missed. An injured player leaves the game; after a knock he plays on. */

import { INJURY } from '#engine/match/constants/contact.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import type { InjurySeverity } from '#engine/match/events.ts';
import { type Game, idOf } from '#engine/match/game.ts';
import { changeGoalie } from '#engine/match/goalie/goalie-pull.ts';
import { AT_FACEOFF } from '#engine/match/play/phase.ts';
import { depthOf } from '#engine/match/play/possession.ts';
import { SIDE_NAMES, type SideIndex } from '#engine/match/sides.ts';
import { sendOff } from '#engine/match/whistle/penalty-box.ts';
import { whistle } from '#engine/match/whistle/whistle.ts';

/** Injures a player; returns whether play has stopped for it. Injures no player his team could not replace. */
export function injure(game: Game, side: SideIndex, index: number): boolean {
  const { random } = game;
  const days = daysOut(game);
  const isGoalie = index === game.sides[side].goalie;
  if (days > 0 && !canReplace(game, side, isGoalie)) return false;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'injury',
    side: SIDE_NAMES[side],
    player: idOf(game, index),
    part: INJURY.parts.names[random.weighted(INJURY.parts.weights)]!,
    severity: severityOf(days),
    days,
  });
  if (days === 0) return false;
  if (isGoalie) changeGoalie(game, side);
  sendOff(game, index);
  if (game.phase !== AT_FACEOFF) whistle(game, { side: game.possession, x: dotNear(depthOf(game.phase)) });
  return true;
}

function canReplace(game: Game, side: SideIndex, isGoalie: boolean): boolean {
  const { backup, starter, skaters } = game.sides[side].plan;
  if (isGoalie) return game.sides[side].goalie === starter && backup >= 0 && game.out[backup] === 0;
  let free = 0;
  for (const skater of skaters) if (game.out[skater] === 0) free++;
  return free >= INJURY.fewestSkaters;
}

const dotNear = (depth: number) => (depth === 0 ? 0 : depth > 0 ? RINK.endDotX : -RINK.endDotX);

function daysOut(game: Game): number {
  const band = INJURY.bands[game.random.weighted(INJURY.bandWeights)]!;
  return Math.min(game.random.int(band[0], band[1]), game.input.maxInjuryDays ?? Number.POSITIVE_INFINITY);
}

function severityOf(days: number): InjurySeverity {
  if (days === 0) return 'knock';
  if (days <= INJURY.minorUpTo) return 'minor';
  return days <= INJURY.moderateUpTo ? 'moderate' : 'serious';
}
