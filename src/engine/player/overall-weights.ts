/**
 * How much each skill counts for the overall of a position, in hundredths; each row adds up to 100.
 *
 * Written by `npm run sim -- fit --games 30000 --seed 1` with engine 2: the goal difference of that many games
 * between generated teams, regressed on the skills of their players (R² of a single game 0.141; the rest is the luck of
 * the game and the other skills of the teams). What goes below 1 is counted as 1; faceoffs are asked of centres only.
 */
import type { GoalieSkill, Position, SkaterSkill } from '#engine/player/skills.ts';

type SkaterWeights = Record<SkaterSkill, number>;
type GoalieWeights = Record<GoalieSkill, number>;

const CENTRE: SkaterWeights = {
  skating: 14,
  passing: 11,
  shooting: 12,
  'puck-handling': 8,
  checking: 6,
  defending: 11,
  faceoffs: 6,
  strength: 7,
  endurance: 3,
  'hockey-sense': 17,
  discipline: 5,
};

const WING: SkaterWeights = {
  skating: 15,
  passing: 14,
  shooting: 13,
  'puck-handling': 13,
  checking: 3,
  defending: 12,
  faceoffs: 0,
  strength: 5,
  endurance: 3,
  'hockey-sense': 17,
  discipline: 5,
};

const DEFENCE: SkaterWeights = {
  skating: 14,
  passing: 10,
  shooting: 1,
  'puck-handling': 8,
  checking: 9,
  defending: 26,
  faceoffs: 0,
  strength: 3,
  endurance: 7,
  'hockey-sense': 16,
  discipline: 6,
};

const GOALIE: GoalieWeights = {
  reflexes: 29,
  positioning: 25,
  glove: 15,
  blocker: 5,
  'rebound-control': 14,
  'goalie-puck-handling': 7,
  composure: 4,
  'goalie-endurance': 1,
};

export const OVERALL_WEIGHTS: Record<Position, Partial<Record<SkaterSkill | GoalieSkill, number>>> = {
  LW: WING,
  C: CENTRE,
  RW: WING,
  LD: DEFENCE,
  RD: DEFENCE,
  G: GOALIE,
};
