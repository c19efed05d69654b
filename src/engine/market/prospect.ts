/** A player as projections see him. */
import type { Prospect } from '#engine/market/projection.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';

interface Body {
  position: Position;
  /** Whole years in the first season that is projected. */
  age: number;
  /** In the stored order of the position's kind. */
  skills: readonly number[];
  /** The same; absent: he is what he will be. */
  ceilings?: readonly number[] | undefined;
  /** Share of the first season that he is out, 0 to 1. */
  isOut?: number;
}

/** The prospect that a player's skills and (hidden) ceilings make. A skill that stands above its ceiling stays where it is. */
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
