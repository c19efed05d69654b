/** Special skills that awaken by play: a rare night may bring out what was in a player. */
import { drawOneMore } from '#engine/player/generate-specials.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Position, SpecialSkill } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/**
 * A judgment: nothing public measures it. About one player of a hundred gets one in a season, so that the share of players with a
 * special skill stays what it is at creation, while some retire and newcomers have few.
 */
export const AWAKENING = {
  /** Rating of the night, in tenths of ten, from which it may happen. */
  from: 86,
  chance: 1 / 250,
  /** The oldest to whom it happens. */
  oldest: 30,
  /** Special skills that one may have. */
  most: 3,
} as const;

export interface Night {
  position: Position;
  age: number;
  skills: readonly number[];
  owned: readonly SpecialSkill[];
  /** Rating of his game, 0 to 100. */
  rating: number;
}

/** The special skill that awakens tonight; null: none. Draws once or twice. */
export function awakened({ position, age, skills, owned, rating }: Night, random: Random): SpecialSkill | null {
  const { from, chance, oldest, most } = AWAKENING;
  if (rating < from || age > oldest || owned.length >= most) return null;
  if (!random.chance(chance)) return null;
  return drawOneMore({ position, age, overall: overallOf(position, skills), skills }, owned, random);
}
