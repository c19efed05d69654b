/** Writes an attempt down. */
import { type Game, idOf, SIDE_NAMES, type SideIndex, spotFor } from '#engine/match/game.ts';
import type { Shot } from '#engine/match/shot-model.ts';

export interface EmittedShot {
  side: SideIndex;
  shooter: number;
  shot: Shot;
  xg: number;
  outcome: 'on-goal' | 'missed' | 'blocked' | 'goal';
  blocker: number;
  goalie: number;
  rush: boolean;
  rebound: boolean;
}

export function emitShot(game: Game, emitted: EmittedShot): void {
  const { side, shot } = emitted;
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'shot',
    side: SIDE_NAMES[side],
    shooter: idOf(game, emitted.shooter),
    shot: shot.type,
    spot: spotFor(side, shot.x, shot.y),
    xg: emitted.xg,
    outcome: emitted.outcome,
    blocker: emitted.blocker >= 0 ? idOf(game, emitted.blocker) : undefined,
    goalie: emitted.goalie >= 0 ? idOf(game, emitted.goalie) : undefined,
    rush: emitted.rush,
    rebound: emitted.rebound,
  });
}
