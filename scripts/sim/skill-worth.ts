/**
 * The value of skills in goals: many games between equal teams whose players' skills are moved at random, and a linear regression
 * of the goal difference on all of the moves at once (ordinary least squares). `skills` prints it, `fit` derives the weights of
 * the overall from it.
 */

import type { MatchInput, MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { GOALIE_SKILLS, type Position, SKATER_SKILLS, type Skill } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from './league.ts';
import { leastSquares } from './least-squares.ts';

/** Positions that play alike: both wings, both sides of the defense. */
export type Role = 'C' | 'W' | 'D' | 'G';
export const ROLES: readonly Role[] = ['C', 'W', 'D', 'G'];
const ROLE_OF: Record<Position, Role> = { C: 'C', LW: 'W', RW: 'W', LD: 'D', RD: 'D', G: 'G' };

/** Standard deviation of the moves, in points of skill. */
const MOVE = 9;
const SEASON = 82;

export interface SkillWorth {
  role: Role;
  skill: Skill;
  /**
   * Goals in 82 games (scored more and conceded less) per ten points of an average player of the role; and the standard error.
   */
  goals: number;
  error: number;
}

export interface SkillWorths {
  games: number;
  seed: number;
  /** Share of the variance of single games' goal difference that the moves explain. */
  rSquared: number;
  worths: SkillWorth[];
}

const skillsOfRole = (role: Role): readonly Skill[] => (role === 'G' ? GOALIE_SKILLS : SKATER_SKILLS);
const COLUMNS = ROLES.flatMap((role) => skillsOfRole(role).map((skill) => ({ role, skill })));
const FIRST_COLUMN = new Map<Role, number>(
  ROLES.map((role) => [role, COLUMNS.findIndex((column) => column.role === role)]),
);

export function skillWorths(options: {
  games: number;
  seed: number;
  onProgress?: (games: number) => void;
}): SkillWorths {
  const league = generateLeague(`skills/${options.seed}`);
  const random = new Random(`skills/${options.seed}`);
  const fit = leastSquares(COLUMNS.length + 1);
  for (let game = 0; game < options.games; game++) {
    const [home, away] = random.shuffle(league) as [SimTeam, SimTeam];
    const input: MatchInput = { ...gameInput(home, away, random), neutralIce: true };
    // The last column is the constant: the rest of the home team's advantage.
    const moves = new Array<number>(COLUMNS.length).fill(0).concat(1);
    const moved = { ...input, home: move(input.home, random, moves, 1), away: move(input.away, random, moves, -1) };
    const { home: own, away: theirs } = simulateMatch(moved).result.box;
    const difference = own.team.goals - own.team.emptyNetGoals - (theirs.team.goals - theirs.team.emptyNetGoals);
    fit.add(moves, difference);
    if (game % 500 === 499) options.onProgress?.(game + 1);
  }
  const { coefficients, errors, rSquared } = fit.solve();
  const worths = COLUMNS.map(({ role, skill }, column) => ({
    role,
    skill,
    goals: coefficients[column]! * 10 * SEASON,
    error: errors[column]! * 10 * SEASON,
  }));
  return { games: options.games, seed: options.seed, rSquared, worths };
}

/**
 * Returns the team with every skill of its skaters and of its starting goalie moved, all players of a role alike, so that a move
 * is large enough to show beside the luck of a game; adds the moves to the columns.
 */
function move(team: MatchTeam, random: Random, moves: number[], sign: 1 | -1): MatchTeam {
  const shifts = COLUMNS.map(() => random.normal(0, MOVE));
  const players = team.players.map((player) => {
    const role = ROLE_OF[player.positions[0] ?? 'C'];
    if (role === 'G' && player.id !== team.lineup.goalies.SG) return player;
    const first = FIRST_COLUMN.get(role) ?? 0;
    const skills = player.skills.map((skill, index) => {
      const to = Math.max(1, Math.min(99, Math.round(skill + shifts[first + index]!)));
      moves[first + index]! += sign * (to - skill);
      return to;
    });
    return { ...player, skills };
  });
  return { ...team, players };
}

export function skillsText({ games, seed, rSquared, worths }: SkillWorths): string {
  const number = ({ goals, error }: SkillWorth) => `${goals.toFixed(1).padStart(6)} ± ${error.toFixed(1)}`;
  const line = (skill: Skill, roles: readonly Role[]) =>
    skill.padEnd(22) +
    roles
      .map((role) => worths.find((worth) => worth.role === role && worth.skill === skill))
      .map((worth) => (worth === undefined ? '' : number(worth).padEnd(16)))
      .join('');
  return [
    `goals in 82 games that ten points of a skill bring one player (± standard error; ${games} games, seed ${seed})`,
    '',
    `${''.padEnd(22)}${['center', 'wing', 'defenseman'].map((role) => role.padStart(8).padEnd(16)).join('')}`,
    ...SKATER_SKILLS.map((skill) => line(skill, ['C', 'W', 'D'])),
    '',
    `${''.padEnd(22)}${'goalie'.padStart(8)}`,
    ...GOALIE_SKILLS.map((skill) => line(skill, ['G'])),
    '',
    `R² of the goal difference of single games ${rSquared.toFixed(3)}`,
  ].join('\n');
}
