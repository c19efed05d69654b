/** Where a shot comes from, what kind it is, and how good a chance it makes for an ordinary shooter against an ordinary goalie. */
import { RINK } from '#engine/match/constants/rink.ts';
import { SHOT } from '#engine/match/constants/shooting.ts';
import type { ShotType } from '#engine/match/types.ts';
import type { Random } from '#engine/random.ts';

export type ShotOrigin = 'set' | 'point' | 'net-front' | 'tip' | 'rush' | 'rebound';

export interface Shot {
  origin: ShotOrigin;
  type: ShotType;
  /** Metres towards the attacked goal from centre ice, and across. */
  x: number;
  y: number;
  blocked: number;
  missed: number;
  /** Chance to beat the goalie once it is on the net. */
  beats: number;
}

/** Filled anew by `drawShot`, so that the busiest loop of the game makes no objects. */
export function emptyShot(): Shot {
  return { origin: 'set', type: 'wrist', x: 0, y: 0, blocked: 0, missed: 0, beats: 0 };
}

/** Draws place and type. `fromPass`: the puck came across just now, a one-timer is possible. */
export function drawShot(shot: Shot, random: Random, origin: ShotOrigin, fromPass: boolean): void {
  const band = SHOT.bands[origin];
  const distance = random.between(band.near, band.far);
  const angle = (random.next() + random.next() - 1) * band.spread;
  shot.origin = origin;
  shot.x = Math.max(RINK.blueLine, RINK.goalLine - distance * Math.cos(angle));
  shot.y = Math.max(-RINK.reach, Math.min(RINK.reach, distance * Math.sin(angle)));
  shot.type = typeOf(random, origin, fromPass);
  const kind = SHOT.types[shot.type];
  const straight = SHOT.offAngle + (1 - SHOT.offAngle) * Math.cos(angle);
  shot.beats = Math.min(
    SHOT.best,
    SHOT.quality * Math.exp(-distance / SHOT.reach) * straight * band.danger * kind.danger,
  );
  shot.blocked = band.blocked;
  shot.missed = band.missed * kind.missed;
}

function typeOf(random: Random, origin: ShotOrigin, fromPass: boolean): ShotType {
  const roll = random.next();
  if (origin === 'tip') return roll < 0.65 ? 'tip' : 'deflection';
  if (fromPass && roll < SHOT.oneTimer) return 'one-timer';
  const second = random.next();
  if (origin === 'point') return second < 0.45 ? 'slap' : second < 0.8 ? 'wrist' : 'snap';
  if (origin === 'net-front' || origin === 'rebound') {
    return second < 0.5 ? 'wrist' : second < 0.75 ? 'backhand' : second < 0.93 ? 'snap' : 'wrap-around';
  }
  return second < 0.55 ? 'wrist' : second < 0.8 ? 'snap' : second < 0.9 ? 'backhand' : 'slap';
}
