/** `sim -- fit`: derives the weights of the overall from the value of skills in simulated games, and writes them to a file. */
import { writeFileSync } from 'node:fs';
import { ROLES, type Role, type SkillWorth, type SkillWorths } from './skill-worth.ts';

export const WEIGHTS_FILE = new URL('../../src/engine/player/overall-weights.ts', import.meta.url);

/** Minimum weight of any skill in use, in hundredths: a regression is imprecise about small values. */
const LEAST = 1;

/** Returns weights in hundredths, in the stored order of the skills of the role; they add up to 100. */
export function weightsOf(role: Role, worths: readonly SkillWorth[]): { skill: string; weight: number }[] {
  const own = worths.filter((worth) => worth.role === role);
  // Only centers take enough faceoffs for it to show.
  const isAsked = ({ skill }: SkillWorth) => skill !== 'faceoffs' || role === 'C';
  const goals = own.map((worth) => (isAsked(worth) ? Math.max(0, worth.goals) : 0));
  const total = goals.reduce((sum, value) => sum + value, 0);
  const weights = own.map((worth, index) =>
    isAsked(worth) ? Math.max(LEAST, Math.round((100 * goals[index]!) / total)) : 0,
  );
  // Rounding leaves a point or two: they go to the heaviest skill.
  const heaviest = weights.indexOf(Math.max(...weights));
  weights[heaviest]! += 100 - weights.reduce((sum, weight) => sum + weight, 0);
  return own.map(({ skill }, index) => ({ skill, weight: weights[index]! }));
}

const NAMES: Record<Role, string> = { C: 'CENTER', W: 'WING', D: 'DEFENSE', G: 'GOALIE' };

export function weightsSource(fit: SkillWorths & { engineVersion: number }): string {
  const rows = (role: Role) =>
    weightsOf(role, fit.worths)
      .map(({ skill, weight }) => `  ${skill.includes('-') ? `'${skill}'` : skill}: ${weight},`)
      .join('\n');
  const tables = ROLES.map(
    (role) => `const ${NAMES[role]}: ${role === 'G' ? 'GoalieWeights' : 'SkaterWeights'} = {\n${rows(role)}\n};\n`,
  ).join('\n');
  return `/**
 * How much each skill counts for the overall of a position, in hundredths; each row adds up to 100.
 *
 * Written by \`npm run sim -- fit --games ${fit.games} --seed ${fit.seed}\` with engine ${fit.engineVersion}: the goal difference of that many games
 * between generated teams, regressed on the skills of their players (R² of a single game ${fit.rSquared.toFixed(3)}; the rest is the luck of
 * the game and the other skills of the teams). What goes below ${LEAST} is counted as ${LEAST}; faceoffs are asked of centers only.
 */
import type { GoalieSkill, Position, SkaterSkill } from '#engine/player/skills.ts';

type SkaterWeights = Record<SkaterSkill, number>;
type GoalieWeights = Record<GoalieSkill, number>;

${tables}
export const OVERALL_WEIGHTS: Record<Position, Partial<Record<SkaterSkill | GoalieSkill, number>>> = {
  LW: WING,
  C: CENTER,
  RW: WING,
  LD: DEFENSE,
  RD: DEFENSE,
  G: GOALIE,
};
`;
}

export function writeWeights(fit: SkillWorths & { engineVersion: number }): void {
  writeFileSync(WEIGHTS_FILE, weightsSource(fit));
}
