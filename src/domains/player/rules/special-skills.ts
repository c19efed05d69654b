/** Which special skills count: each season one of the skaters' and one of the goalies' rests, so that no gift is for ever. */
import { GOALIE_SPECIAL_SKILLS, SKATER_SPECIAL_SKILLS, type SpecialSkill } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

/** The two that rest in a season, the skaters' first; the same in every world. */
export function inactiveSpecialSkills(season: number): [SpecialSkill, SpecialSkill] {
  const random = new Random(`inactive-special-skills/${season}`);
  return [random.pick(SKATER_SPECIAL_SKILLS), random.pick(GOALIE_SPECIAL_SKILLS)];
}

/** What is left of a player's special skills in a season. */
export function activeSpecialSkills(skills: readonly SpecialSkill[], season: number): readonly SpecialSkill[] {
  if (skills.length === 0) return skills;
  const inactive = inactiveOf(season);
  return skills.some((skill) => inactive.includes(skill))
    ? skills.filter((skill) => !inactive.includes(skill))
    : skills;
}

let known: { season: number; skills: readonly SpecialSkill[] } | null = null;

/** Asked for every player of every game, of the same season nearly always. */
function inactiveOf(season: number): readonly SpecialSkill[] {
  if (known?.season !== season) known = { season, skills: inactiveSpecialSkills(season) };
  return known.skills;
}
