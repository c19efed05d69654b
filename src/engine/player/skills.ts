/**
 * The vocabulary of a player: positions, skills, special skills, experience and age classes.
 * The order of the skill lists is part of the stored format (`players.skills` is an array in this order): append only.
 */

export const POSITIONS = ['LW', 'C', 'RW', 'LD', 'RD', 'G'] as const;
export type Position = (typeof POSITIONS)[number];

export type Hand = 'L' | 'R';

/** Skills of a skater, 0 to 99 each, in stored order. */
export const SKATER_SKILLS = [
  'skating',
  'passing',
  'shooting',
  'puck-handling',
  'checking',
  'defending',
  'faceoffs',
  'strength',
  'endurance',
  'hockey-sense',
  'discipline',
] as const;
export type SkaterSkill = (typeof SKATER_SKILLS)[number];

/** Skills of a goalie, 0 to 99 each, in stored order. */
export const GOALIE_SKILLS = [
  'reflexes',
  'positioning',
  'glove',
  'blocker',
  'rebound-control',
  'goalie-puck-handling',
  'composure',
  'goalie-endurance',
] as const;
export type GoalieSkill = (typeof GOALIE_SKILLS)[number];
export type Skill = SkaterSkill | GoalieSkill;

/** Special skills; each has a described effect in the match engine. At most three a player. */
export const SKATER_SPECIAL_SKILLS = [
  'sniper',
  'playmaker',
  'one-timer',
  'power-forward',
  'net-presence',
  'shot-blocker',
  'faceoff-ace',
  'penalty-killer',
  'power-play-quarterback',
  'shootout-artist',
  'agitator',
  'enforcer',
  'leader',
  'clutch',
  'iron-man',
  'two-way',
] as const;
export const GOALIE_SPECIAL_SKILLS = [
  'big-game-goalie',
  'breakaway-stopper',
  'puck-mover',
  'quick-recovery',
  'workhorse',
] as const;
export type SpecialSkill = (typeof SKATER_SPECIAL_SKILLS)[number] | (typeof GOALIE_SPECIAL_SKILLS)[number];

/** Experience 0 to 10; the index is the stored value. */
export const XP_LEVELS = [
  'None',
  'Awful',
  'Bad',
  'Poor',
  'Average',
  'Solid',
  'Good',
  'Very Good',
  'Excellent',
  'Outstanding',
  'Elite',
] as const;

/** The level of a team and of its league. */
export const LEVELS = ['PRO', 'FRM', 'U21'] as const;
export type Level = (typeof LEVELS)[number];

/** Age classes of the specification: 1 U21 (under 21), 2 FRM (21 to 23), 3 PRO (24 to 32), 4 Veteran (33 and up). */
export type AgeClass = 1 | 2 | 3 | 4;

/** @param age in whole years. */
export function ageClassOf(age: number): AgeClass {
  if (age < 21) return 1;
  if (age < 24) return 2;
  return age < 33 ? 3 : 4;
}

export function isGoalie(position: Position): boolean {
  return position === 'G';
}

export function isDefense(position: Position): boolean {
  return position === 'LD' || position === 'RD';
}

/** A main position as clubs count heads: forwards, defensemen and goalies. */
export type PositionGroup = 'forward' | 'defense' | 'goalie';

/** Returns the group of a main position. */
export function groupOf(position: Position): PositionGroup {
  if (isGoalie(position)) return 'goalie';
  return isDefense(position) ? 'defense' : 'forward';
}

export function skillsOf(position: Position): readonly Skill[] {
  return isGoalie(position) ? GOALIE_SKILLS : SKATER_SKILLS;
}
