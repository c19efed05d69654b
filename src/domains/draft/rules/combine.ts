/**
 * The combine: off-ice tests of the top amateurs, measured once, with the error of a single morning. They tell about the body, not about a player's
 * future.
 */
import { COMBINE, type CombineTest } from '#domains/draft/constants.ts';
import type { Amateur } from '#domains/draft/rules/scouting.ts';
import { GOALIE_SKILLS, type GoalieSkill, SKATER_SKILLS, type SkaterSkill } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export type CombineResults = Record<CombineTest, number>;

/** Returns his results: seconds, seconds, centimeters, repetitions, ml/kg/min, centimeters. Always the same for a player. */
export function combineOf(
  amateur: Amateur & { heightCm: number },
  { secret, season }: { secret: Secret; season: number },
): CombineResults {
  const random = secretRandom(secret, `combine/${season}/${amateur.id}`);
  const [legs, hands, power, lungs] = partsOf(amateur);
  const measured = (test: Exclude<CombineTest, 'wingspan'>, points: number) => {
    const { at50, perPoint, error, decimals } = COMBINE.tests[test];
    return rounded(at50 + perPoint * (points - 50) + random.normal(0, error), decimals);
  };
  return {
    sprint: measured('sprint', legs),
    agility: measured('agility', (legs + hands) / 2),
    jump: measured('jump', (legs + power) / 2),
    press: Math.max(0, measured('press', power)),
    endurance: measured('endurance', lungs),
    wingspan: Math.round(amateur.heightCm * random.normal(COMBINE.wingspan.mean, COMBINE.wingspan.deviation)),
  };
}

/** Returns legs, hands, power and lungs, 0 to 99. */
function partsOf({ position, skills }: Amateur): [number, number, number, number] {
  const skater = (skill: SkaterSkill) => skills[SKATER_SKILLS.indexOf(skill)] ?? 0;
  const goalie = (skill: GoalieSkill) => skills[GOALIE_SKILLS.indexOf(skill)] ?? 0;
  return position === 'G'
    ? [goalie('reflexes'), goalie('glove'), goalie('blocker'), goalie('goalie-endurance')]
    : [skater('skating'), skater('puck-handling'), skater('strength'), skater('endurance')];
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
