/** Special skills that awaken by play: a rare night may bring out hidden talent. */
import { AWAKENING } from '#domains/player/constants.ts';
import { drawOneMore } from '#engine/player/generate-specials.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position, SpecialSkill } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface Night {
  position: Position;
  age: number;
  skills: readonly number[];
  owned: readonly SpecialSkill[];
  /** Rating of his game, 0 to 100. */
  rating: number;
}

/** Returns the special skill that awakens tonight; null: none. Draws once or twice. */
export function awakened({ position, age, skills, owned, rating }: Night, random: Random): SpecialSkill | null {
  const { from, chance, oldest, most } = AWAKENING;
  if (rating < from || age > oldest || owned.length >= most) return null;
  if (!random.chance(chance)) return null;
  return drawOneMore({ position, age, overall: overallOf(position, skills), skills }, owned, random);
}
