/** Writes an attempt down. */
import { type Game, idOf, SIDE_NAMES, type SideIndex, spotFor } from '#engine/match/game.ts';
import type { Shot } from '#engine/match/shot-model.ts';

export interface TakenShot {
  side: SideIndex;
  shooter: number;
  shot: Shot;
  /** The goalie faced, −1 for an empty net. */
  goalie: number;
  /** Chance that an ordinary shooter would have scored, 0 to 1 (see `expectedGoals`). */
  xg: number;
  rush: boolean;
  rebound: boolean;
}

/** The chance as the puck leaves the stick, to the nearest thousandth, so that the codec gives back the same number. */
export function expectedGoals(shot: Shot, beats: number): number {
  return Math.round((1 - shot.blocked) * (1 - shot.missed) * beats * 1000) / 1000;
}

/** @param blocker who blocked it, −1 for nobody. */
export function emitShot(
  game: Game,
  taken: TakenShot,
  outcome: 'on-goal' | 'missed' | 'blocked' | 'goal',
  blocker = -1,
): void {
  const { side, shot, goalie } = taken;
  game.events.push({
    period: game.period,
    second: game.clock,
    type: 'shot',
    side: SIDE_NAMES[side],
    shooter: idOf(game, taken.shooter),
    shot: shot.type,
    spot: spotFor(side, shot.x, shot.y),
    xg: taken.xg,
    outcome,
    blocker: blocker >= 0 ? idOf(game, blocker) : undefined,
    goalie: goalie >= 0 ? idOf(game, goalie) : undefined,
    rush: taken.rush,
    rebound: taken.rebound,
  });
}
