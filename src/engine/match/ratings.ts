/**
 * Where the ratings of a game's players are kept: lists by place in the roster. Ratings are in "z": 0 is the level of this
 * game, 1 is SKILL.scale points of skill above it (see rate-teams.ts).
 */
import type { SpecialSkill } from '#engine/player/skills.ts';

export interface Ratings {
  finish: Float64Array;
  pass: Float64Array;
  carry: Float64Array;
  defend: Float64Array;
  press: Float64Array;
  faceoff: Float64Array;
  /** Breath: higher lasts longer; mean 1. */
  stamina: Float64Array;
  /** How fast he tires: 1 / stamina. */
  burn: Float64Array;
  /** Weights, mean about 1, for choosing who does something among those on the ice. */
  shotWeight: Float64Array;
  passWeight: Float64Array;
  carryWeight: Float64Array;
  hitWeight: Float64Array;
  blockWeight: Float64Array;
  foulWeight: Float64Array;
  drawWeight: Float64Array;
  fightWeight: Float64Array;
  defendWeight: Float64Array;
  /** Goalies only: stopping pucks, playing them, nerves. */
  stop: Float64Array;
  play: Float64Array;
  composure: Float64Array;
  /** Share of his saves that leave a rebound. */
  rebounds: Float64Array;
  /** 1 for a defenceman by his place in the lineup. */
  isDefence: Uint8Array;
  /** The special skills, as bits of SPECIAL_BITS. */
  specials: Int32Array;
  /** What a man adds to his unit, IN_UNIT numbers each: at every change the units are added up from here. */
  inUnit: Float64Array;
  /** All of the floats above, in one piece. */
  all: Float64Array;
}

/** Columns of `inUnit`: ratings (in z) and weights. */
export const IN_UNIT = 6;
export const CREATE = 0;
export const TRANSITION = 1;
export const DEFEND = 2;
export const PRESS = 3;
export const HITS = 4;
export const FOULS = 5;

/** Special skills as bits: asked for in the middle of play, where words would be slow. */
export const SPECIAL_BITS = {
  sniper: 1,
  'one-timer': 2,
  'net-presence': 4,
  'penalty-killer': 8,
  'power-play-quarterback': 16,
  'shootout-artist': 32,
  clutch: 64,
  'breakaway-stopper': 128,
  'puck-mover': 256,
  'quick-recovery': 512,
  'power-forward': 1024,
  playmaker: 2048,
  'two-way': 4096,
  'faceoff-ace': 8192,
  'iron-man': 16384,
  'shot-blocker': 32768,
  agitator: 65536,
  enforcer: 131072,
  'big-game-goalie': 262144,
  workhorse: 524288,
  leader: 1048576,
} as const satisfies Record<SpecialSkill, number>;

/** A player's special skills as bits. */
export function bitsOf(skills: readonly SpecialSkill[]): number {
  let bits = 0;
  for (let place = 0; place < skills.length; place++) bits |= SPECIAL_BITS[skills[place]!];
  return bits;
}

/** Lists of floats in `Ratings`. */
const LISTS = 21;

/** Room for the ratings of so many players. */
export function emptyRatings(size: number): Ratings {
  const all = new Float64Array(size * (LISTS + IN_UNIT));
  let next = 0;
  const floats = (columns = 1) => {
    const first = next;
    next += size * columns;
    return all.subarray(first, next);
  };
  return {
    all,
    finish: floats(),
    pass: floats(),
    carry: floats(),
    defend: floats(),
    press: floats(),
    faceoff: floats(),
    stamina: floats(),
    burn: floats(),
    shotWeight: floats(),
    passWeight: floats(),
    carryWeight: floats(),
    hitWeight: floats(),
    blockWeight: floats(),
    foulWeight: floats(),
    drawWeight: floats(),
    fightWeight: floats(),
    defendWeight: floats(),
    stop: floats(),
    play: floats(),
    composure: floats(),
    rebounds: floats(),
    isDefence: new Uint8Array(size),
    specials: new Int32Array(size),
    inUnit: floats(IN_UNIT),
  };
}
