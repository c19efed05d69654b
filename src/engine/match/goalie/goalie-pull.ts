/** Goalies who leave the net and return: for an extra attacker late or on a delayed penalty, after an injury, after a bad night. */

import { enterNet, spendGoalie } from '#engine/match/bench/energy.ts';
import { addToIce, announceManpower } from '#engine/match/bench/ice.ts';
import { PULL } from '#engine/match/constants/bench.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { AVAILABLE, type Game, idOf } from '#engine/match/game.ts';
import { OWN_END } from '#engine/match/play/phase.ts';
import { other, SIDE_NAMES, type SideIndex } from '#engine/match/sides.ts';

/** Pulls the goalie on the opponent's delayed penalty, when they cannot score: he races to the bench. */
export function pullOnDelay(game: Game, side: SideIndex): void {
  if (game.sides[side].netEmpty || game.possession !== side || game.phase === OWN_END) return;
  if (game.pending.some((penalty) => penalty.side === side)) return;
  if (!game.random.chance(PULL.onDelay)) return;
  pull(game, side);
  game.sides[side].emptyForDelay = game.sides[side].netEmpty;
}

/** Pulls the goalie in play, late and behind, once his team has the puck up the ice. */
export function pullInPlay(game: Game, side: SideIndex): void {
  if (game.sides[side].netEmpty || !wantsExtraAttacker(game, side)) return;
  if (game.possession === side && game.phase !== OWN_END) pull(game, side);
}

/** Pulls the goalie, late and behind, before a faceoff outside the team's own end. The extra attacker comes on with the line. */
export function pullAtFaceoff(game: Game, side: SideIndex): boolean {
  if (game.sides[side].netEmpty || !wantsExtraAttacker(game, side) || !hasExtraAttacker(game, side)) return false;
  const toward = side === 0 ? game.faceoffSpot.x : -game.faceoffSpot.x;
  if (toward < -RINK.blueLine) return false;
  spendGoalie(game, game.sides[side].goalie);
  game.sides[side].netEmpty = true;
  return true;
}

function wantsExtraAttacker(game: Game, side: SideIndex): boolean {
  if (game.stage !== 'regulation' || game.period !== 3 || game.sides[side].goalie < 0) return false;
  const behind = game.sides[other(side)].score - game.sides[side].score;
  if (behind < 1 || behind > PULL.secondsBehind.length || game.sides[side].gaveUp) return false;
  const seconds = PULL.secondsBehind[behind - 1]! * PULL.byLean[game.sides[side].style.leans.pullGoalie + 1]!;
  return game.length - game.clock <= seconds;
}

/** Returns whether the bench has a skater left beyond the current manpower, which injuries and penalties may prevent. */
function hasExtraAttacker(game: Game, side: SideIndex): boolean {
  const { plan, strength } = game.sides[side];
  let free = 0;
  for (const index of plan.skaters) if (game.out[index] === AVAILABLE) free++;
  return free > strength;
}

function pull(game: Game, side: SideIndex): void {
  const attacker = attackerFor(game, side);
  if (attacker < 0) return;
  spendGoalie(game, game.sides[side].goalie);
  game.sides[side].netEmpty = true;
  announcePull(game, side, attacker);
  addToIce(game, side, attacker);
  game.sides[side].formation += 1;
  announceManpower(game);
}

export function announcePull(game: Game, side: SideIndex, attacker: number): void {
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'goalie-pulled',
    side: SIDE_NAMES[side],
    goalie: idOf(game, game.sides[side].goalie),
    attacker: idOf(game, attacker),
  });
}

function attackerFor(game: Game, side: SideIndex): number {
  const free = (index: number) => index >= 0 && game.out[index] === AVAILABLE && !game.sides[side].ice.includes(index);
  const { extraAttackers, skaters } = game.sides[side].plan;
  return extraAttackers.find(free) ?? skaters.find(free) ?? -1;
}

/** Returns the goalie to the net: after a goal, when there is no more reason to pull him, or for the next period. */
export function returnGoalie(game: Game, side: SideIndex): void {
  if (!game.sides[side].netEmpty) return;
  game.sides[side].netEmpty = false;
  game.sides[side].emptyForDelay = false;
  game.sides[side].announcedIce = false;
  enterNet(game, game.sides[side].goalie);
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'goalie-returned',
    side: SIDE_NAMES[side],
    goalie: idOf(game, game.sides[side].goalie),
  });
}

/** Returns the goalie at a whistle when the delayed penalty is called, the score no longer calls for an empty net, or no extra attacker is left. */
export function returnFromDelay(game: Game, side: SideIndex): void {
  if (!game.sides[side].netEmpty) return;
  if (game.sides[side].emptyForDelay || !wantsExtraAttacker(game, side) || !hasExtraAttacker(game, side))
    returnGoalie(game, side);
}

/** Puts the backup in for good; returns false when there is none left. */
export function changeGoalie(game: Game, side: SideIndex): boolean {
  const from = game.sides[side].goalie;
  const { starter, backup } = game.sides[side].plan;
  const to = from === starter ? backup : starter;
  if (to < 0 || game.out[to] !== AVAILABLE) return false;
  spendGoalie(game, from);
  game.sides[side].goalie = to;
  enterNet(game, to);
  game.sides[side].faced = 0;
  game.sides[side].allowed = 0;
  game.sides[side].announcedIce = false;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'goalie-changed',
    side: SIDE_NAMES[side],
    from: idOf(game, from),
    to: idOf(game, to),
  });
  return true;
}

/** Pulls the starter, by chance, after too many goals on too few shots. */
export function considerBadNight(game: Game, side: SideIndex): void {
  const goals = game.sides[side].allowed;
  if (game.sides[side].goalie !== game.sides[side].plan.starter || goals < PULL.badNightGoals) return;
  if (game.stage !== 'regulation' || goals / Math.max(1, game.sides[side].faced) < PULL.badNightShare) return;
  if (game.random.chance(PULL.badNight * (goals - PULL.badNightGoals + 1))) changeGoalie(game, side);
}
