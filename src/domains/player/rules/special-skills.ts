/** Which special skills count: each season one of the skaters' and one of the goalies' rests, so that no gift is for ever. */
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS, type SpecialSkill } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** Returns the two that rest in a season, the skaters' first. Drawn from the world's key: next season's are not known beforehand. */
export function inactiveSpecialSkills(secret: Secret, season: number): [SpecialSkill, SpecialSkill] {
  const random = secretRandom(secret, `inactive-special-skills/${season}`);
  return [random.pick(SKATER_SPECIAL_SKILLS), random.pick(GOALIE_SPECIAL_SKILLS)];
}

/** What is left of a player's special skills in a season. */
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

/** Asked for every player of every game, of the same season nearly always. */
function inactiveOf(secret: Secret, season: number): readonly SpecialSkill[] {
  if (known?.season !== season || known.secret !== secret) {
    known = { secret, season, skills: inactiveSpecialSkills(secret, season) };
  }
  return known.skills;
}
