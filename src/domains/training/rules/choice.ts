/** Which skills a player may train, and which would help his team most. */

import { isTrainable, type SkillValue } from '#domains/player/rules/skill-values.ts';
import { HIGHEST_TRAINED } from '#domains/training/constants.ts';
import { WEIGHTS_IN_ORDER } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';

/** Returns the index of the skill among his, or null when he has none with that id or cannot train it. */
export function trainablePlace(skills: readonly SkillValue[], id: string): number | null {
  const place = skills.findIndex((skill) => skill.id === id);
  const skill = skills[place];
  return skill && isTrainable(skill) ? place : null;
}

/**
 * Returns the index of the skill that would raise his overall most, by public information: its weight at his position,
 * and its distance from the top of the scale. Null when nothing can be trained.
 */
export function mostHelpful(position: Position, skills: readonly SkillValue[]): number | null {
  const weights = WEIGHTS_IN_ORDER[position];
  const worth = (skill: SkillValue, place: number) =>
    isTrainable(skill) ? (weights[place] ?? 0) * Math.max(0, HIGHEST_TRAINED - skill.value) : 0;
  const worths = skills.map(worth);
  const best = Math.max(...worths);
  return best > 0 ? worths.indexOf(best) : null;
}
