/**
 * Weight of each skill in the overall of a position, in hundredths; each row adds up to 100.
 *
 * Written by `npm run sim -- fit --games 60000 --seed 1` with engine 3: the goal difference of that many games between generated
 * teams, regressed on the skills of their players (R² of a single game 0.153; the rest is the luck of the game and the other
 * skills of the teams). Weights below 1 are raised to 1; faceoffs count for centers only.
 */
import type { GoalieSkill, Position, SkaterSkill } from '#engine/player/skills.ts';

type SkaterWeights = Record<SkaterSkill, number>;
type GoalieWeights = Record<GoalieSkill, number>;

const CENTER: SkaterWeights = {
  skating: 15,
  passing: 13,
  shooting: 11,
  'puck-handling': 10,
  checking: 4,
  defending: 14,
  faceoffs: 4,
  strength: 4,
  endurance: 5,
  'hockey-sense': 17,
  discipline: 3,
};

const WING: SkaterWeights = {
  skating: 15,
  passing: 14,
  shooting: 11,
  'puck-handling': 13,
  checking: 5,
  defending: 14,
  faceoffs: 0,
  strength: 4,
  endurance: 4,
  'hockey-sense': 16,
  discipline: 4,
};

const DEFENSE: SkaterWeights = {
  skating: 16,
  passing: 11,
  shooting: 3,
  'puck-handling': 8,
  checking: 9,
  defending: 25,
  faceoffs: 0,
  strength: 3,
  endurance: 5,
  'hockey-sense': 16,
  discipline: 4,
};

const GOALIE: GoalieWeights = {
  reflexes: 27,
  positioning: 21,
  glove: 18,
  blocker: 7,
  'rebound-control': 15,
  'goalie-puck-handling': 8,
  composure: 3,
  'goalie-endurance': 1,
};

export const OVERALL_WEIGHTS: Record<Position, Partial<Record<SkaterSkill | GoalieSkill, number>>> = {
  LW: WING,
  C: CENTER,
  RW: WING,
  LD: DEFENSE,
  RD: DEFENSE,
  G: GOALIE,
};
