/** What a club's coaches choose for a player to train in a season, unless his manager decides. */
import { LAGGING } from '#domains/player/constants.ts';
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { OVERALL_WEIGHTS } from '#engine/player/overall-weights.ts';
import { skillsOf } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export type Trainee = Pick<PlayerLife, 'positions' | 'skills' | 'declining'>;

/**
 * Returns the index of a skill that his position requires, preferably one that lags behind his others; null when age is
 * taking all of them. Coaches see public information: ceilings play no part, so the choice does not reveal them. Skills
 * with a large weight are not preferred, since training would then raise the level of a league.
 */
export function coachesChoice({ positions, skills, declining }: Trainee, random: Random): number | null {
  const [main = 'C'] = positions;
  const weights = OVERALL_WEIGHTS[main];
  const known = skillsOf(main).flatMap((skill, index) => {
    const isAsked = (weights[skill] ?? 0) > 0 && (declining & (1 << index)) === 0;
    return isAsked ? [{ index, value: skills[index] ?? 0 }] : [];
  });
  if (known.length === 0) return null;
  const mean = known.reduce((sum, { value }) => sum + value, 0) / known.length;
  const chosen = random.weighted(known.map(({ value }) => (value < mean ? LAGGING : 1)));
  return known[chosen]?.index ?? null;
}
