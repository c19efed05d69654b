/** The place and type of a shot, and the scoring chance they give an average shooter against an average goalie. */

import * as rinkNumbers from '#engine/match/constants/rink.ts';
import * as shootingNumbers from '#engine/match/constants/shooting.ts';
import type { ShotType } from '#engine/match/events.ts';
import { fractions, wholes } from '#engine/match/lists.ts';
import * as theWords from '#engine/match/record/codec/words.ts';
import type { BatchedRandom } from '#engine/random.ts';

// Bound here once so that V8 can inline it; an import is looked up at each use (docs/match-engine.md).
const { SHOT_TYPES } = theWords;
const { RINK } = rinkNumbers;
const { SHOT } = shootingNumbers;

const codeOf = (type: ShotType) => SHOT_TYPES.indexOf(type);
export const WRIST = codeOf('wrist');
export const ONE_TIMER = codeOf('one-timer');
const SLAP = codeOf('slap');
const SNAP = codeOf('snap');
const BACKHAND = codeOf('backhand');
const TIP = codeOf('tip');
const DEFLECTION = codeOf('deflection');
const WRAP_AROUND = codeOf('wrap-around');
/** Characteristics of each type of shot, in the order of SHOT_TYPES. */
const KINDS = SHOT_TYPES.map((type) => SHOT.types[type]);

/** Origins of shots. Numbers, because each shot looks its origin up in several tables. */
export const SET = 0;
export const POINT = 1;
export const NET_FRONT = 2;
export const OFF_TIP = 3;
export const OFF_RUSH = 4;
export const OFF_REBOUND = 5;
export type ShotOrigin =
  | typeof SET
  | typeof POINT
  | typeof NET_FRONT
  | typeof OFF_TIP
  | typeof OFF_RUSH
  | typeof OFF_REBOUND;
const { bands } = SHOT;
const BANDS = [bands.set, bands.point, bands['net-front'], bands.tip, bands.rush, bands.rebound];

/** An attempt; one object is reused from shot to shot, so that the busiest loop of the game allocates none. */
export interface Shot {
  origin: ShotOrigin;
  /** Index in SHOT_TYPES. */
  type: number;
  /** Whole tenths of a meter toward the attacked goal from center ice, and across. */
  x: number;
  y: number;
  blocked: number;
  missed: number;
  /** Chance to beat the goalie once on net. */
  beats: number;
  shooter: number;
  /** The puck has just come from a pass, so a one-timer is possible. */
  fromPass: boolean;
  /** The goalie faced, −1 for an empty net. */
  goalie: number;
  /** Expected goals in thousandths: an average shooter's chance to score as the puck leaves the stick. */
  thousandths: number;
  rush: boolean;
  rebound: boolean;
}

export function emptyShot(): Shot {
  return {
    origin: SET,
    type: WRIST,
    x: 0,
    y: 0,
    blocked: 0,
    missed: 0,
    beats: 0,
    shooter: -1,
    fromPass: false,
    goalie: -1,
    thousandths: 0,
    rush: false,
    rebound: false,
  };
}

/**
 * Spots to shoot from, drawn beforehand: this many for each origin, spread evenly over its distances and angles, with the danger
 * due to the spot. A shot is then one table lookup instead of an exponential and two trigonometric functions. The table is small
 * enough to stay in the processor's cache; a large one would be slower than the exponential.
 */
const PLACES = 256;
const PLACE_BITS = 8;

interface Places {
  /** Tenths of a meter toward the goal from the middle, and across. */
  x: readonly number[];
  y: readonly number[];
  danger: readonly number[];
}

function placesOf(band: (typeof BANDS)[number]): Places {
  const x = wholes(PLACES);
  const y = wholes(PLACES);
  const danger = fractions(PLACES);
  for (let place = 0; place < PLACES; place++) {
    const distance = band.near + ((place + 0.5) / PLACES) * (band.far - band.near);
    // Reversed bits jump around evenly, so that every distance is combined with every angle.
    const angle = triangular((reversed(place) + 0.5) / PLACES) * band.spread;
    const straight = SHOT.offAngle + (1 - SHOT.offAngle) * Math.cos(angle);
    const across = Math.max(-RINK.reach, Math.min(RINK.reach, distance * Math.sin(angle)));
    // `| 0` turns −0 into a whole number: V8 treats −0 as a fraction, and one once turned every list of `wholes` into fractions.
    x[place] = Math.round(10 * Math.max(RINK.blueLine, RINK.goalLine - distance * Math.cos(angle))) | 0;
    y[place] = Math.round(10 * across) | 0;
    danger[place] = SHOT.quality * Math.exp(-distance / SHOT.reach) * straight * band.danger;
  }
  return { x, y, danger };
}

function reversed(place: number): number {
  let result = 0;
  for (let bit = 0; bit < PLACE_BITS; bit++) result = (result << 1) | ((place >>> bit) & 1);
  return result;
}

/** Converts a uniform share into the distribution of the sum of two draws: −1 to 1, most often 0. */
function triangular(share: number): number {
  return share < 0.5 ? Math.sqrt(2 * share) - 1 : 1 - Math.sqrt(2 * (1 - share));
}

const TABLES = BANDS.map(placesOf);

/** Types of shots by origin, sixty-four entries in their shares. */
const FROM_AFAR = shares([WRIST, 43], [SNAP, 12], [BACKHAND, 6], [SLAP, 3]);
const FROM_CLOSE = shares([WRIST, 40], [BACKHAND, 14], [SNAP, 7], [WRAP_AROUND, 3]);
const TYPES = [
  FROM_AFAR,
  shares([SLAP, 20], [WRIST, 36], [SNAP, 8]),
  FROM_CLOSE,
  shares([TIP, 42], [DEFLECTION, 22]),
  FROM_AFAR,
  FROM_CLOSE,
];

function shares(...parts: readonly (readonly [type: number, of64: number])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap(([type, count]) => Array<number>(count).fill(type)));
}

/** Draws the spot and type. */
export function drawShot(shot: Shot, random: BatchedRandom, origin: ShotOrigin): void {
  const band = BANDS[origin]!;
  const places = TABLES[origin]!;
  const bits = random.bits();
  const place = bits & (PLACES - 1);
  const type =
    shot.fromPass && bits >>> 16 < SHOT.oneTimer * 0x10000 ? ONE_TIMER : TYPES[origin]![(bits >>> PLACE_BITS) & 63]!;
  const kind = KINDS[type]!;
  shot.origin = origin;
  shot.type = type;
  // A little to the side, so that nearby shots do not share one spot.
  shot.x = places.x[place]! + ((bits >>> 16) & 3);
  shot.y = places.y[place]! + ((bits >>> 18) & 7) - 3;
  shot.beats = places.danger[place]! * kind.danger;
  shot.blocked = band.blocked;
  shot.missed = band.missed * kind.missed;
}

/** Sets the shot's expected goals from the chances that it is blocked, misses, and beats the goalie. */
export function expect(shot: Shot, beats: number): void {
  shot.thousandths = Math.floor((1 - shot.blocked) * (1 - shot.missed) * beats * 1000 + 0.5) | 0;
}
