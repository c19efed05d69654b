/** Where a shot comes from, what kind it is, and how good a chance it makes for an ordinary shooter against an ordinary goalie. */
import { SHOT_TYPES } from '#engine/match/codec/words.ts';
import { RINK } from '#engine/match/constants/rink.ts';
import { SHOT } from '#engine/match/constants/shooting.ts';
import type { ShotType } from '#engine/match/types.ts';
import type { Random } from '#engine/random.ts';

const codeOf = (type: ShotType) => SHOT_TYPES.indexOf(type);
export const WRIST = codeOf('wrist');
export const ONE_TIMER = codeOf('one-timer');
const SLAP = codeOf('slap');
const SNAP = codeOf('snap');
const BACKHAND = codeOf('backhand');
const TIP = codeOf('tip');
const DEFLECTION = codeOf('deflection');
const WRAP_AROUND = codeOf('wrap-around');
/** What each type of shot is like, in the order of SHOT_TYPES. */
const KINDS = SHOT_TYPES.map((type) => SHOT.types[type]);

export type ShotOrigin = 'set' | 'point' | 'net-front' | 'tip' | 'rush' | 'rebound';

/** An attempt; one object is used again from shot to shot, so that the busiest loop of the game makes none. */
export interface Shot {
  origin: ShotOrigin;
  /** A place in SHOT_TYPES. */
  type: number;
  /** Metres towards the attacked goal from centre ice, and across. */
  x: number;
  y: number;
  blocked: number;
  missed: number;
  /** Chance to beat the goalie once it is on the net. */
  beats: number;
  shooter: number;
  /** The goalie faced, −1 for an empty net. */
  goalie: number;
  /** Expected goals in thousandths: the chance that an ordinary shooter would have scored, as the puck left the stick. */
  thousandths: number;
  rush: boolean;
  rebound: boolean;
}

export function emptyShot(): Shot {
  return {
    origin: 'set',
    type: WRIST,
    x: 0,
    y: 0,
    blocked: 0,
    missed: 0,
    beats: 0,
    shooter: -1,
    goalie: -1,
    thousandths: 0,
    rush: false,
    rebound: false,
  };
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
  const kind = KINDS[shot.type]!;
  const straight = SHOT.offAngle + (1 - SHOT.offAngle) * Math.cos(angle);
  shot.beats = Math.min(
    SHOT.best,
    SHOT.quality * Math.exp(-distance / SHOT.reach) * straight * band.danger * kind.danger,
  );
  shot.blocked = band.blocked;
  shot.missed = band.missed * kind.missed;
}

function typeOf(random: Random, origin: ShotOrigin, fromPass: boolean): number {
  const roll = random.next();
  if (origin === 'tip') return roll < 0.65 ? TIP : DEFLECTION;
  if (fromPass && roll < SHOT.oneTimer) return ONE_TIMER;
  const second = random.next();
  if (origin === 'point') return second < 0.45 ? SLAP : second < 0.8 ? WRIST : SNAP;
  if (origin === 'net-front' || origin === 'rebound') {
    return second < 0.5 ? WRIST : second < 0.75 ? BACKHAND : second < 0.93 ? SNAP : WRAP_AROUND;
  }
  return second < 0.55 ? WRIST : second < 0.8 ? SNAP : second < 0.9 ? BACKHAND : SLAP;
}

/** Sets the expected goals of the shot from its chances to be blocked and to miss, and from that to beat the goalie. */
export function expect(shot: Shot, beats: number): void {
  shot.thousandths = Math.round((1 - shot.blocked) * (1 - shot.missed) * beats * 1000);
}
