/**
 * Which special skills are active: each season one of the skaters' and one of the goalies' is inactive, so that no talent
 * counts forever.
 */
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS, type SpecialSkill } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/**
 * Returns the two inactive special skills of a season, the skaters' first. Drawn from the world's secret, so next
 * season's cannot be known in advance.
 */
export function inactiveSpecialSkills(secret: Secret, season: number): [SpecialSkill, SpecialSkill] {
  const random = secretRandom(secret, `inactive-special-skills/${season}`);
  return [random.pick(SKATER_SPECIAL_SKILLS), random.pick(GOALIE_SPECIAL_SKILLS)];
}

/** Returns a player's active special skills in a season. */
export function activeSpecialSkills(
  skills: readonly SpecialSkill[],
  { secret, season }: { secret: Secret; season: number },
): readonly SpecialSkill[] {
  if (skills.length === 0) return skills;
  const inactive = inactiveOf(secret, season);
  return skills.some((skill) => inactive.includes(skill))
    ? skills.filter((skill) => !inactive.includes(skill))
    : skills;
}

let known: { secret: Secret; season: number; skills: readonly SpecialSkill[] } | null = null;

/** Cached, since it is called for every player of every game, nearly always for the same season. */
function inactiveOf(secret: Secret, season: number): readonly SpecialSkill[] {
  if (known?.season !== season || known.secret !== secret) {
    known = { secret, season, skills: inactiveSpecialSkills(secret, season) };
  }
  return known.skills;
}
