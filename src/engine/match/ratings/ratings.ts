/**
 * Storage of the ratings of a game's players: lists by place in the roster. Ratings are in "z": 0 is the level of this game, 1
 * is SKILL.scale points of skill above it (see rate-teams.ts).
 */
import { fractions, wholes } from '#engine/match/lists.ts';
import type { SideIndex } from '#engine/match/sides.ts';
import type { SpecialSkill } from '#engine/player/skills.ts';

export interface Ratings {
  finish: number[];
  pass: number[];
  carry: number[];
  defend: number[];
  press: number[];
  faceoff: number[];
  /** Stamina: higher lasts longer; mean 1. */
  stamina: number[];
  /** Weights, mean about 1, of being chosen for an action among those on the ice. */
  shotWeight: number[];
  /** The same on a power play, where the puck is moved to the best shot. */
  powerPlayShotWeight: number[];
  passWeight: number[];
  carryWeight: number[];
  hitWeight: number[];
  blockWeight: number[];
  foulWeight: number[];
  drawWeight: number[];
  fightWeight: number[];
  defendWeight: number[];
  /** Goalies only: stopping pucks, playing the puck, and composure. */
  stop: number[];
  play: number[];
  composure: number[];
  /** Share of his saves that leave a rebound. */
  rebounds: number[];
  /** 1 if he is a defenseman by his place in the lineup. */
  isDefense: number[];
  /** Special skills as bits of SPECIAL_BITS. */
  specials: number[];
  /** Number of players that fit. */
  size: number;
  /**
   * Each player's contribution to his unit, a row of IN_UNIT numbers: units are added up from here at every change. The players'
   * rows are followed by rows for whole lines and pairs of the plans.
   */
  inUnit: number[];
}

/** Columns of `inUnit`: ratings (in z) and weights. */
export const IN_UNIT = 6;
export const CREATE = 0;
export const TRANSITION = 1;
export const DEFEND = 2;
export const PRESS = 3;
export const HITS = 4;
export const FOULS = 5;

/** Rows of `inUnit` after the players': the number of lines and pairs per side. */
const MAX_LINES = 4;
const MAX_PAIRS = 3;
const UNITS = MAX_LINES + MAX_PAIRS;

/** Returns where in `inUnit` the sums of a line of the plan start. */
export function rowOfLine({ size }: Ratings, side: SideIndex, line: number): number {
  return (size + side * UNITS + line) * IN_UNIT;
}

export function rowOfPair({ size }: Ratings, side: SideIndex, pair: number): number {
  return (size + side * UNITS + MAX_LINES + pair) * IN_UNIT;
}

/** Special skills as bits: checked in the middle of play, where strings would be slow. */
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

/** Returns a player's special skills as bits. */
export function bitsOf(skills: readonly SpecialSkill[]): number {
  let bits = 0;
  for (let place = 0; place < skills.length; place++) bits |= SPECIAL_BITS[skills[place]!];
  return bits;
}

/** Returns storage for the ratings of this many players. */
export function emptyRatings(size: number): Ratings {
  return {
    size,
    finish: fractions(size),
    pass: fractions(size),
    carry: fractions(size),
    defend: fractions(size),
    press: fractions(size),
    faceoff: fractions(size),
    stamina: fractions(size),
    shotWeight: fractions(size),
    powerPlayShotWeight: fractions(size),
    passWeight: fractions(size),
    carryWeight: fractions(size),
    hitWeight: fractions(size),
    blockWeight: fractions(size),
    foulWeight: fractions(size),
    drawWeight: fractions(size),
    fightWeight: fractions(size),
    defendWeight: fractions(size),
    stop: fractions(size),
    play: fractions(size),
    composure: fractions(size),
    rebounds: fractions(size),
    isDefense: wholes(size),
    specials: wholes(size),
    inUnit: fractions((size + 2 * UNITS) * IN_UNIT),
  };
}
