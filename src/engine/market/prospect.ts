/** Converts a player into the input of a projection. */
import type { Prospect } from '#engine/market/projection.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';

interface Body {
  position: Position;
  /** Whole years in the first projected season. */
  age: number;
  /** In the stored order of the position's kind. */
  skills: readonly number[];
  /** In the same order; absent: he has reached his ceilings. */
  ceilings?: readonly number[] | undefined;
  /** Share of the first season that he misses, 0 to 1. */
  isOut?: number;
}

/** Returns a player's input for projections, from his skills and (hidden) ceilings. A skill above its ceiling stays where it is. */
export function prospectOf({ position, age, skills, ceilings = skills, isOut = 0 }: Body): Prospect {
  const reachable = skills.map((skill, index) => Math.max(ceilings[index] ?? 0, skill));
  return {
    position,
    age,
    overall: exactOverall(position, skills),
    ceiling: exactOverall(position, reachable),
    isOut,
  };
}
