/** What a club's coaches let a player train for a season, as long as his manager has no say in it. */
import { LAGGING } from '#domains/player/constants.ts';
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { OVERALL_WEIGHTS } from '#engine/player/overall-weights.ts';
import { skillsOf } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export type Trainee = Pick<PlayerLife, 'positions' | 'skills' | 'declining'>;

/**
 * The place of a skill that his position asks for, rather one that lags behind his others; null when age is taking all of
 * them. Coaches see what everybody sees: a ceiling plays no part, so that nobody can read it from their choice. Skills that
 * count much are not preferred: training would else lift the level of a league.
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
