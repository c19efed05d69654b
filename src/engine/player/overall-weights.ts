/**
 * How much each skill counts for the overall of a position, in hundredths; each row adds up to 100.
 *
 * These are judgements, written down before there were games to learn from: scoring skills lead for wings, the two-way
 * skills and faceoffs for centres, defending for defencemen, reflexes and positioning for goalies. They are to be
 * replaced by a regression of goal difference on the skills over many simulated games, so that overall predicts winning.
 */
import type { GoalieSkill, Position, SkaterSkill } from '#engine/player/skills.ts';

type SkaterWeights = Record<SkaterSkill, number>;
type GoalieWeights = Record<GoalieSkill, number>;

const CENTRE: SkaterWeights = {
  skating: 14,
  passing: 14,
  shooting: 13,
  'puck-handling': 11,
  checking: 5,
  defending: 10,
  faceoffs: 10,
  strength: 5,
  endurance: 5,
  'hockey-sense': 10,
  discipline: 3,
};

const WING: SkaterWeights = {
  skating: 15,
  passing: 12,
  shooting: 18,
  'puck-handling': 13,
  checking: 7,
  defending: 8,
  faceoffs: 0,
  strength: 6,
  endurance: 6,
  'hockey-sense': 11,
  discipline: 4,
};

const DEFENCE: SkaterWeights = {
  skating: 14,
  passing: 11,
  shooting: 7,
  'puck-handling': 8,
  checking: 11,
  defending: 22,
  faceoffs: 0,
  strength: 8,
  endurance: 6,
  'hockey-sense': 10,
  discipline: 3,
};

const GOALIE: GoalieWeights = {
  reflexes: 22,
  positioning: 21,
  glove: 13,
  blocker: 12,
  'rebound-control': 13,
  'goalie-puck-handling': 4,
  composure: 9,
  'goalie-endurance': 6,
};

export const OVERALL_WEIGHTS: Record<Position, Partial<Record<SkaterSkill | GoalieSkill, number>>> = {
  LW: WING,
  C: CENTRE,
  RW: WING,
  LD: DEFENCE,
  RD: DEFENCE,
  G: GOALIE,
};
