/** Records an attempt. */

import type { Game } from '#engine/match/game.ts';
import { OUTCOMES } from '#engine/match/record/codec/words.ts';
import type { SideIndex } from '#engine/match/sides.ts';

const ON_GOAL = OUTCOMES.indexOf('on-goal');
const MISSED = OUTCOMES.indexOf('missed');
const BLOCKED = OUTCOMES.indexOf('blocked');
const SCORED = OUTCOMES.indexOf('goal');

export function emitShot(game: Game, side: SideIndex, outcome: 'on-goal' | 'missed' | 'goal'): void {
  const code = outcome === 'on-goal' ? ON_GOAL : outcome === 'missed' ? MISSED : SCORED;
  game.sheet.shot(game.clock, side, game.shot, code, -1, false);
}

/** @param byMate whether the puck hit a teammate of the shooter. */
export function emitBlock(game: Game, side: SideIndex, blocker: number, byMate: boolean): void {
  game.sheet.shot(game.clock, side, game.shot, BLOCKED, blocker, byMate);
}
