/** Draws the skills of a player with a given overall. */
import {
  AGE_LEANING,
  ARCHETYPES,
  type Archetype,
  CHARACTER_SKILLS,
  SKILL_BOUNDS,
  SKILL_DEVIATION,
  STRENGTH_PER_WEIGHT_DEVIATION,
} from '#engine/player/generation-constants.ts';
import { exactOverall, WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import { isDefense, type Position, type Skill, skillsOf } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

interface SkillSpec {
  position: Position;
  age: number;
  overall: number;
  /** His weight relative to the average at his position, in standard deviations. */
  weightDeviations: number;
}

/**
 * Returns skills in stored order, whole numbers, whose weighted mean is within a point of `overall`: archetype, body, age and
 * chance set the profile, which is then shifted up or down until the overall is right.
 */
export function drawSkills(spec: SkillSpec, random: Random): number[] {
  const { position, overall } = spec;
  const archetype = drawArchetype(position, random);
  const names = skillsOf(position);
  const fixed: boolean[] = [];
  const skills = names.map((skill, index) => {
    const character = characterOf(skill, position);
    fixed[index] = character !== null;
    if (character) return limit(random.normal(character[0], character[1]));
    const lean = (archetype.leaning[skill] ?? 0) + leaningOf(skill, spec);
    return overall + lean + random.normal(0, SKILL_DEVIATION);
  });
  return settle(position, overall, skills, fixed);
}

function drawArchetype(position: Position, random: Random): Archetype {
  const list = ARCHETYPES[position];
  return list[random.weighted(list.map((archetype) => archetype.weight))] as Archetype;
}

/** Returns the mean and spread of a skill that is independent of ability at this position and hardly grows; null for other skills. */
export function characterOf(skill: Skill, position: Position): readonly [number, number] | null {
  if (skill === 'discipline') return CHARACTER_SKILLS.discipline;
  if (skill !== 'faceoffs' || position === 'C') return null;
  return isDefense(position) ? CHARACTER_SKILLS.defenseFaceoffs : CHARACTER_SKILLS.wingFaceoffs;
}

function leaningOf(skill: Skill, { age, weightDeviations }: SkillSpec): number {
  const young = youthLeaningOf(skill, age);
  switch (skill) {
    case 'strength':
      return weightDeviations * STRENGTH_PER_WEIGHT_DEVIATION + young;
    case 'skating':
    case 'reflexes':
      return Math.max(0, age - 32) * AGE_LEANING.skatingPerYearAbove32;
    case 'hockey-sense':
    case 'positioning':
    case 'composure':
      return Math.max(0, age - 28) * AGE_LEANING.sensePerYearAbove28 + young;
    default:
      return 0;
  }
}

/** Returns the points by which a young player is below his overall in skills that come with age; 0 from 22 on. He catches up as he grows. */
export function youthLeaningOf(skill: Skill, age: number): number {
  const years = Math.max(0, 22 - age);
  switch (skill) {
    case 'strength':
      return years * AGE_LEANING.strengthPerYearBelow22;
    case 'hockey-sense':
    case 'positioning':
    case 'composure':
      return years * AGE_LEANING.sensePerYearBelow22;
    default:
      return 0;
  }
}

/** Shifts the skills that depend on ability until their weighted mean is the overall; because of the bounds this may take several rounds. */
function settle(position: Position, overall: number, raw: number[], fixed: boolean[]): number[] {
  const weights = WEIGHTS_IN_ORDER[position];
  let movable = 0;
  for (let index = 0; index < weights.length; index++) if (!fixed[index]) movable += weights[index] ?? 0;
  let skills = raw;
  for (let round = 0; round < 4; round++) {
    const shift = (overall - exactOverall(position, skills)) / movable;
    skills = skills.map((skill, index) => (fixed[index] ? skill : limit(skill + shift)));
  }
  skills = skills.map(Math.round);
  nudge(position, overall, skills, fixed);
  return skills;
}

/** Corrects for rounding, which may move the overall slightly, by single points on the skills with the highest weights. */
function nudge(position: Position, overall: number, skills: number[], fixed: boolean[]): void {
  const weights = WEIGHTS_IN_ORDER[position];
  for (let index = 0; index < skills.length; index++) {
    const off = overall - exactOverall(position, skills);
    const weight = weights[index] ?? 0;
    if (fixed[index] || Math.abs(off) < weight / 2) continue;
    skills[index] = limit((skills[index] ?? 0) + Math.sign(off));
  }
}

function limit(value: number): number {
  return Math.max(SKILL_BOUNDS[0], Math.min(SKILL_BOUNDS[1], value));
}
