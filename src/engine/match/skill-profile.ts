/**
 * How the skills of a league stand to each other. Over the years a league may grow better shooters than checkers, or
 * better goalies than either; in a small one a few careers are enough. Its goals must not rise and fall with that, as
 * they hardly do where people learn from each other: the engine takes the league's own profile for the ordinary one.
 */
import { exactOverall } from '#engine/player/overall.ts';
import { type Position, SKATER_SKILLS } from '#engine/player/skills.ts';

/** All in points of skill. */
export interface SkillProfile {
  /** Each skill of the regular skaters above (or below) the mean of their skills, in the order of SKATER_SKILLS. */
  skaters: readonly number[];
  /** What the first goalies stop pucks with, above the skaters' mean. */
  goalies: number;
  /** Overall of the six best skaters of a team above that of its eighteen; unknown in profiles of the first seasons of old worlds. */
  leaders?: number;
}

/** A player as far as a profile asks. */
export interface ProfiledPlayer {
  positions: readonly Position[];
  skills: readonly number[];
}

/** Shares of the goalie's skills (by their place in GOALIE_SKILLS) in stopping a shot: reflexes, positioning, glove, blocker, composure. */
export const STOP_WEIGHTS = [0.35, 0.3, 0.15, 0.15, 0, 0, 0.05] as const;

/** Ability shows in all skills but faceoffs and discipline, which only some have to have. */
const IS_ABILITY = SKATER_SKILLS.map((skill) => skill !== 'faceoffs' && skill !== 'discipline');

const REGULAR_SKATERS = 18;
const LEADERS = 6;

/**
 * The profile of leagues as a new world has them, which the engine is calibrated with: means of 40 generated leagues of 32
 * teams of the first tier (`profileOf`; a test holds it).
 */
export const ORDINARY_PROFILE: Required<SkillProfile> = {
  skaters: [-0.76, -0.4, -0.83, 0.09, 0.06, -0.26, -29.01, 0.97, 0.16, 0.97, -9.73],
  goalies: 6.79,
  leaders: 5.89,
};

/** @param teams the rosters of a league; the eighteen best skaters and the best goalie of each count. Null when there are none. */
export function profileOf(teams: readonly (readonly ProfiledPlayer[])[]): SkillProfile | null {
  const sums = SKATER_SKILLS.map(() => 0);
  let skaters = 0;
  let goalies = 0;
  let stopping = 0;
  let leading = 0;
  for (const team of teams) {
    const byStrength = [...team].sort((one, two) => strengthOf(two) - strengthOf(one));
    const regulars = byStrength.filter((player) => !keepsGoal(player)).slice(0, REGULAR_SKATERS);
    leading += meanStrength(regulars.slice(0, LEADERS)) - meanStrength(regulars);
    for (const { skills } of regulars) {
      for (const [skill, value] of skills.entries()) sums[skill]! += value;
      skaters++;
    }
    const first = byStrength.find(keepsGoal);
    if (first === undefined) continue;
    for (const [skill, weight] of STOP_WEIGHTS.entries()) stopping += weight * (first.skills[skill] ?? 0);
    goalies++;
  }
  if (skaters === 0 || goalies === 0) return null;
  const means = sums.map((sum) => sum / skaters);
  const abilities = means.filter((_, skill) => IS_ABILITY[skill]);
  const level = abilities.reduce((sum, mean) => sum + mean, 0) / abilities.length;
  return {
    skaters: means.map((mean) => mean - level),
    goalies: stopping / goalies - level,
    leaders: leading / teams.length,
  };
}

/** By how much more than in an ordinary league each skill, the goalies and the leaders stand out here. */
export function standingOut(profile: SkillProfile | undefined): Required<SkillProfile> {
  if (profile === undefined) return NOTHING;
  return {
    skaters: ORDINARY_PROFILE.skaters.map((ordinary, skill) => (profile.skaters[skill] ?? ordinary) - ordinary),
    goalies: profile.goalies - ORDINARY_PROFILE.goalies,
    leaders: (profile.leaders ?? ORDINARY_PROFILE.leaders) - ORDINARY_PROFILE.leaders,
  };
}

const NOTHING: Required<SkillProfile> = { skaters: SKATER_SKILLS.map(() => 0), goalies: 0, leaders: 0 };

const keepsGoal = ({ positions }: ProfiledPlayer) => positions[0] === 'G';

function meanStrength(players: readonly ProfiledPlayer[]): number {
  return players.reduce((sum, player) => sum + strengthOf(player), 0) / Math.max(1, players.length);
}

function strengthOf({ positions, skills }: ProfiledPlayer): number {
  const [main] = positions;
  return main === undefined ? 0 : exactOverall(main, skills);
}
