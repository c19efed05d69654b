/**
 * Constants of generated players. All points are on the 0 to 99 scale of the skills; a tier-1 PRO regular is set to about 72 and
 * a league's best to about 90, so that the rating colors (40 to 90) use their whole range.
 */
import type { Position, Skill, SpecialSkill } from '#engine/player/skills.ts';

/** A style of play: skills above or below the player's overall. Skills not listed are at his level. */
export interface Archetype {
  name: string;
  /** Relative frequency among players of the position. */
  weight: number;
  leaning: Partial<Record<Skill, number>>;
}

const FORWARDS: readonly Archetype[] = [
  {
    name: 'sniper',
    weight: 20,
    leaning: { shooting: 9, passing: -3, defending: -6, checking: -4, 'puck-handling': 2 },
  },
  {
    name: 'playmaker',
    weight: 20,
    leaning: { passing: 9, 'puck-handling': 5, shooting: -4, checking: -6, 'hockey-sense': 3 },
  },
  {
    name: 'two-way',
    weight: 22,
    leaning: { defending: 7, 'hockey-sense': 4, shooting: -3, endurance: 3, checking: 2 },
  },
  { name: 'power', weight: 16, leaning: { strength: 10, checking: 7, skating: -4, shooting: 2, passing: -3 } },
  {
    name: 'grinder',
    weight: 14,
    leaning: { checking: 11, endurance: 5, strength: 5, shooting: -6, passing: -4, defending: 3 },
  },
  { name: 'speedster', weight: 8, leaning: { skating: 10, 'puck-handling': 3, strength: -8, defending: -2 } },
];

const DEFENSEMEN: readonly Archetype[] = [
  {
    name: 'offensive',
    weight: 26,
    leaning: { passing: 9, shooting: 9, 'puck-handling': 7, skating: 3, defending: -6, checking: -6 },
  },
  { name: 'two-way', weight: 30, leaning: { 'hockey-sense': 3, passing: 1 } },
  {
    name: 'stay-at-home',
    weight: 28,
    leaning: { defending: 6, shooting: -8, passing: -4, 'puck-handling': -5, strength: 3 },
  },
  {
    name: 'bruiser',
    weight: 16,
    leaning: { checking: 11, strength: 9, skating: -5, passing: -5, 'puck-handling': -5 },
  },
];

const GOALIES: readonly Archetype[] = [
  { name: 'athlete', weight: 30, leaning: { reflexes: 6, glove: 3, positioning: -6, 'rebound-control': -2 } },
  { name: 'hybrid', weight: 40, leaning: {} },
  { name: 'positional', weight: 30, leaning: { positioning: 6, 'rebound-control': 3, reflexes: -5, composure: 2 } },
];

export const ARCHETYPES: Record<Position, readonly Archetype[]> = {
  LW: FORWARDS,
  C: FORWARDS,
  RW: FORWARDS,
  LD: DEFENSEMEN,
  RD: DEFENSEMEN,
  G: GOALIES,
};

/** Spread of each skill around the player's level, beyond the archetype. */
export const SKILL_DEVIATION = 4.5;
/** Minimum and maximum of generated skills. */
export const SKILL_BOUNDS = [18, 99] as const;

/** Skills independent of ability, with their own mean and spread. Discipline is character; faceoffs are a center's craft. */
export const CHARACTER_SKILLS: {
  discipline: [mean: number, deviation: number];
  wingFaceoffs: [number, number];
  defenseFaceoffs: [number, number];
} = {
  discipline: [62, 12],
  wingFaceoffs: [44, 9],
  defenseFaceoffs: [24, 7],
};

/** Strength points for each standard deviation of weight above the position's mean. */
export const STRENGTH_PER_WEIGHT_DEVIATION = 3;
/** Young players are weaker than their overall and old ones slower but smarter: points per year before or after. */
export const AGE_LEANING = {
  strengthPerYearBelow22: -1.5,
  skatingPerYearAbove32: -1,
  sensePerYearAbove28: 0.5,
  sensePerYearBelow22: -0.7,
} as const;

/** Chance that a player has this second position; otherwise he has none. */
export const SECOND_POSITIONS: Record<Position, readonly { position: Position; chance: number }[]> = {
  LW: [
    { position: 'RW', chance: 0.25 },
    { position: 'C', chance: 0.15 },
  ],
  C: [
    { position: 'LW', chance: 0.22 },
    { position: 'RW', chance: 0.15 },
  ],
  RW: [
    { position: 'LW', chance: 0.25 },
    { position: 'C', chance: 0.13 },
  ],
  LD: [{ position: 'RD', chance: 0.22 }],
  RD: [{ position: 'LD', chance: 0.3 }],
  G: [],
};

/**
 * Mean and spread of the points between a player's skills at 17 and his ceilings; the spread is what makes scouting worthwhile.
 * It is less than JUNIOR_DEVIATION, because the best are already ahead of their age. The gap left at a later age follows from
 * the growth curve.
 */
export const GAP_AT_17 = { mean: 18, deviation: 5, least: 3 } as const;
/** Variation of the gap between a player's skills, as a share of it. */
export const GAP_UNEVENNESS = 0.35;

/** Share of the gap for character skills: discipline hardly changes, and wings hardly learn faceoffs. */
export const CHARACTER_GAP = 0.08;

/** Chance of 0, 1, 2 and 3 special skills at an overall of 70, and the probability that ten more points move from none to some. */
export const SPECIAL_SKILL_COUNT = {
  none: 0.5,
  one: 0.33,
  two: 0.13,
  three: 0.04,
  noneLessPerTenPoints: 0.17,
  noneAtLeast: 0.08,
} as const;
/** How closely a special skill depends on its skills: points that make it e times likelier. */
export const SPECIAL_SKILL_SHARPNESS = 6;

/** The skills that a special skill depends on, and its relative frequency. */
export const SPECIAL_SKILL_ROOTS: Record<SpecialSkill, { skills: readonly Skill[]; weight: number }> = {
  sniper: { skills: ['shooting'], weight: 1 },
  playmaker: { skills: ['passing', 'puck-handling'], weight: 1 },
  'one-timer': { skills: ['shooting', 'hockey-sense'], weight: 0.8 },
  'power-forward': { skills: ['strength', 'checking'], weight: 0.7 },
  'net-presence': { skills: ['strength', 'hockey-sense'], weight: 0.7 },
  'shot-blocker': { skills: ['defending', 'strength'], weight: 0.8 },
  'faceoff-ace': { skills: ['faceoffs'], weight: 0.7 },
  'penalty-killer': { skills: ['defending', 'skating'], weight: 0.8 },
  'power-play-quarterback': { skills: ['passing', 'hockey-sense'], weight: 0.6 },
  'shootout-artist': { skills: ['puck-handling', 'shooting'], weight: 0.6 },
  agitator: { skills: ['checking'], weight: 0.5 },
  enforcer: { skills: ['strength', 'checking'], weight: 0.35 },
  leader: { skills: ['hockey-sense', 'discipline'], weight: 0.5 },
  clutch: { skills: ['hockey-sense', 'shooting'], weight: 0.4 },
  'iron-man': { skills: ['endurance'], weight: 0.5 },
  'two-way': { skills: ['defending', 'passing'], weight: 0.8 },
  'big-game-goalie': { skills: ['composure'], weight: 0.8 },
  'breakaway-stopper': { skills: ['reflexes'], weight: 1 },
  'puck-mover': { skills: ['goalie-puck-handling'], weight: 1 },
  'quick-recovery': { skills: ['reflexes', 'rebound-control'], weight: 0.8 },
  workhorse: { skills: ['goalie-endurance'], weight: 0.9 },
};

/** Special skills that only some positions have; the others are open to every skater. */
export const SPECIAL_SKILL_POSITIONS: Partial<Record<SpecialSkill, readonly Position[]>> = {
  'faceoff-ace': ['C'],
  'power-forward': ['LW', 'C', 'RW'],
  'net-presence': ['LW', 'C', 'RW'],
  'power-play-quarterback': ['LD', 'RD', 'C'],
};

/** Experience levels gained per year from this age on, up to ten, by the level he plays at; the spread is in levels. */
export const XP_BY_AGE = { from: 18, perYear: { PRO: 0.75, FRM: 0.42, U21: 0.35 }, deviation: 0.9 } as const;

/** Form and morale of a player before his first game: mean 50. */
export const MOOD_DEVIATION = 8;
