/**
 * How the skills of a league compare with each other. Over the years a league may develop better shooters than checkers, or
 * better goalies than either; in a small one a few careers are enough. Its goal totals should not rise and fall with that, just
 * as they hardly do where players learn from each other: the engine treats the league's own profile as the average one.
 */
import { exactOverall } from '#engine/player/overall.ts';
import { isDefense, type Position, SKATER_SKILLS } from '#engine/player/skills.ts';

/** All in points of skill. */
export interface SkillProfile {
  /** Each skill of the regular skaters above (or below) the mean of their skills, in the order of SKATER_SKILLS. */
  skaters: readonly number[];
  /** The first goalies' puck-stopping skill above the skaters' mean. */
  goalies: number;
  /** Absent in seasons that opened before engine 5: see `Details`. */
  details?: Details;
}

/** Further figures on how a league's skaters compare with each other. */
interface Details {
  /** Each skill of the forwards, and of the defensemen, above the mean of all skills of all regular skaters. */
  forwards: readonly number[];
  defensemen: readonly number[];
  /** Overall of a team's six best skaters above that of its eighteen. */
  leaders: number;
}

/** A league's deviation from an average one, all in points of skill. */
export interface StandingOut extends Details {
  goalies: number;
}

/** The parts of a player that a profile needs. */
export interface ProfiledPlayer {
  positions: readonly Position[];
  skills: readonly number[];
}

/** Shares of the goalie's skills (by their place in GOALIE_SKILLS) in stopping a shot: reflexes, positioning, glove, blocker, composure. */
export const STOP_WEIGHTS = [0.35, 0.3, 0.15, 0.15, 0, 0, 0.05] as const;

/** All skills but faceoffs and discipline, which only some players need, reflect ability. */
const IS_ABILITY = SKATER_SKILLS.map((skill) => skill !== 'faceoffs' && skill !== 'discipline');

/** Number of regulars of a team. */
const REGULARS = { forwards: 12, defensemen: 6 } as const;
const LEADERS = 6;

/**
 * The average profile, that of leagues in a new world, with which the engine is calibrated: means of 40 generated leagues of 32
 * teams of the first tier (`profileOf`; checked by a test).
 */
export const ORDINARY_PROFILE: Required<SkillProfile> = {
  skaters: [-0.81, -0.39, -0.86, 0.22, 0.04, -0.29, -27.37, 0.94, 0.16, 0.98, -9.33],
  goalies: 6.72,
  details: {
    forwards: [-1.81, -1.61, -1.98, -0.14, -0.67, -1.15, -17.75, -0.29, -0.41, 0.15, -9.31],
    defensemen: [1.17, 2.07, 1.39, 0.94, 1.46, 1.44, -46.61, 3.4, 1.31, 2.64, -9.36],
    leaders: 6.04,
  },
};

/**
 * Returns the profile of a league; null when it has no forwards, no defensemen or no goalies.
 * @param teams the rosters of a league; the twelve best forwards, six best defensemen and the best goalie of each count.
 */
export function profileOf(teams: readonly (readonly ProfiledPlayer[])[]): SkillProfile | null {
  const skaters = new SkillMeans();
  const forwards = new SkillMeans();
  const defensemen = new SkillMeans();
  let goalies = 0;
  let stopping = 0;
  let leading = 0;
  for (const team of teams) {
    const byStrength = [...team].sort((one, two) => strengthOf(two) - strengthOf(one));
    const front = byStrength.filter(isForward).slice(0, REGULARS.forwards);
    const back = byStrength.filter(isDefenseman).slice(0, REGULARS.defensemen);
    const regulars = byStrength.filter((player) => front.includes(player) || back.includes(player));
    leading += meanStrength(regulars.slice(0, LEADERS)) - meanStrength(regulars);
    for (const player of regulars) skaters.add(player);
    for (const player of front) forwards.add(player);
    for (const player of back) defensemen.add(player);
    const first = byStrength.find(keepsGoal);
    if (first === undefined) continue;
    for (const [skill, weight] of STOP_WEIGHTS.entries()) stopping += weight * (first.skills[skill] ?? 0);
    goalies++;
  }
  if (forwards.count === 0 || defensemen.count === 0 || goalies === 0) return null;
  const abilities = skaters.above(0).filter((_, skill) => IS_ABILITY[skill]);
  const level = abilities.reduce((sum, mean) => sum + mean, 0) / abilities.length;
  return {
    skaters: skaters.above(level),
    goalies: stopping / goalies - level,
    details: {
      forwards: forwards.above(level),
      defensemen: defensemen.above(level),
      leaders: leading / teams.length,
    },
  };
}

/** Means of the skills of several skaters. */
class SkillMeans {
  count = 0;
  private readonly sums = SKATER_SKILLS.map(() => 0);

  add({ skills }: ProfiledPlayer): void {
    for (const [skill, value] of skills.entries()) this.sums[skill]! += value;
    this.count++;
  }

  /** Returns each mean above a level. */
  above(level: number): number[] {
    return this.sums.map((sum) => sum / this.count - level);
  }
}

/** Returns by how much more each skill, the goalies and the leaders stand out than in an average league. */
export function standingOut(profile: SkillProfile | undefined): StandingOut {
  if (profile === undefined) return NOTHING;
  const goalies = profile.goalies - ORDINARY_PROFILE.goalies;
  const { details } = profile;
  if (details === undefined) {
    const ofAll = beyond(profile.skaters, ORDINARY_PROFILE.skaters);
    return { forwards: ofAll, defensemen: ofAll, leaders: 0, goalies };
  }
  const ordinary = ORDINARY_PROFILE.details;
  return {
    forwards: beyond(details.forwards, ordinary.forwards),
    defensemen: beyond(details.defensemen, ordinary.defensemen),
    leaders: details.leaders - ordinary.leaders,
    goalies,
  };
}

const beyond = (means: readonly number[], ordinary: readonly number[]) =>
  ordinary.map((usual, skill) => (means[skill] ?? usual) - usual);

const NONE = SKATER_SKILLS.map(() => 0);
const NOTHING: StandingOut = { forwards: NONE, defensemen: NONE, goalies: 0, leaders: 0 };

const isDefenseman = ({ positions: [main] }: ProfiledPlayer) => main !== undefined && isDefense(main);
const isForward = (player: ProfiledPlayer) => !keepsGoal(player) && !isDefenseman(player);
const keepsGoal = ({ positions }: ProfiledPlayer) => positions[0] === 'G';

function meanStrength(players: readonly ProfiledPlayer[]): number {
  return players.reduce((sum, player) => sum + strengthOf(player), 0) / Math.max(1, players.length);
}

function strengthOf({ positions, skills }: ProfiledPlayer): number {
  const [main] = positions;
  return main === undefined ? 0 : exactOverall(main, skills);
}
