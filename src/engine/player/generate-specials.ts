/** Draws special skills: at most three, more likely the better a player's skills support them. */
import {
  SPECIAL_SKILL_COUNT,
  SPECIAL_SKILL_POSITIONS,
  SPECIAL_SKILL_ROOTS,
  SPECIAL_SKILL_SHARPNESS,
} from '#engine/player/generation-constants.ts';
import {
  GOALIE_SPECIAL_SKILLS,
  isGoalie,
  type Position,
  SKATER_SPECIAL_SKILLS,
  type SpecialSkill,
  skillsOf,
} from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

interface SpecialsSpec {
  position: Position;
  age: number;
  overall: number;
  skills: readonly number[];
}

export function drawSpecialSkills(spec: SpecialsSpec, random: Random): SpecialSkill[] {
  const open = candidatesOf(spec.position);
  const drawn: SpecialSkill[] = [];
  for (let left = drawCount(spec.overall, random); left > 0 && open.length > 0; left--) {
    const index = random.weighted(open.map((special) => likelihood(special, spec)));
    drawn.push(...open.splice(index, 1));
  }
  return drawn;
}

/** Returns one more special skill for a player who has some; null if his position allows no other. */
export function drawOneMore(spec: SpecialsSpec, owned: readonly SpecialSkill[], random: Random): SpecialSkill | null {
  const open = candidatesOf(spec.position).filter((special) => !owned.includes(special));
  if (open.length === 0) return null;
  return open[random.weighted(open.map((special) => likelihood(special, spec)))] ?? null;
}

function candidatesOf(position: Position): SpecialSkill[] {
  const all: readonly SpecialSkill[] = isGoalie(position) ? GOALIE_SPECIAL_SKILLS : SKATER_SPECIAL_SKILLS;
  return all.filter((special) => SPECIAL_SKILL_POSITIONS[special]?.includes(position) ?? true);
}

function drawCount(overall: number, random: Random): number {
  const { none, one, two, three, noneLessPerTenPoints, noneAtLeast } = SPECIAL_SKILL_COUNT;
  const without = Math.max(noneAtLeast, Math.min(0.95, none - ((overall - 70) / 10) * noneLessPerTenPoints));
  const some = (1 - without) / (one + two + three);
  return random.weighted([without, one * some, two * some, three * some]);
}

function likelihood(special: SpecialSkill, { position, overall, skills }: SpecialsSpec): number {
  const { skills: roots, weight } = SPECIAL_SKILL_ROOTS[special];
  const names = skillsOf(position);
  const mean = roots.reduce((sum, root) => sum + (skills[names.indexOf(root)] ?? 0), 0) / roots.length;
  return weight * Math.exp((mean - overall) / SPECIAL_SKILL_SHARPNESS);
}
