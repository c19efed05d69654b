/** What a staff does for its teams, relative to the average staff of its league. */
import {
  CENTER_STEPS,
  type CoachSkill,
  type CoachSpecialSkill,
  type CoachStyle,
  EFFECT_SHARES,
  EFFECT_SIZE,
  type EffectName,
  RATING_SHARES,
  SPECIAL_EFFECTS,
  VACANT_FIT,
  WHILE_NEW,
} from '#domains/coach/constants.ts';
import { fitFor, skillOf } from '#domains/coach/rules/fit.ts';
import type { JobRole } from '#domains/job/constants.ts';
import type { Level } from '#engine/player/skills.ts';

export interface StaffCoach {
  skills: readonly number[];
  specialSkills: readonly CoachSpecialSkill[];
  /** Absent: irrelevant here. */
  style?: CoachStyle;
  /** Whether he is in his first season there; absent: no. */
  isNew?: boolean;
}
/** The coach in each job; vacant jobs are missing. */
export type Staff = ReadonlyMap<JobRole, StaffCoach>;

/** Points of skill that a staff brings to each of its effects. */
export type Strengths = Readonly<Record<EffectName, number>>;
/** Percent above or below average; points of morale; for games tenths of a goal a season. */
export type Effects = Readonly<Record<EffectName, number>>;

/**
 * The specialist behind each effect, in the first team or, for juniors, among the youth; and the skill that it takes,
 * null: a special one.
 */
const AREAS: Readonly<Record<EffectName, { role: JobRole; skill: CoachSkill | null }>> = {
  forwards: { role: 'offense', skill: 'offense' },
  defense: { role: 'defense', skill: 'defense' },
  goalies: { role: 'goalie', skill: 'goaltending' },
  chemistry: { role: 'head', skill: 'tactics' },
  morale: { role: 'head', skill: 'motivation' },
  gamePlan: { role: 'head', skill: 'tactics' },
  changes: { role: 'head', skill: 'physical' },
  powerPlay: { role: 'offense', skill: 'offense' },
  penaltyKill: { role: 'defense', skill: 'defense' },
  discipline: { role: 'head', skill: 'motivation' },
  playoffs: { role: 'head', skill: null },
};

/** Returns the fifth rating of a team, 0 to 99. */
export function coachingRating(staff: Staff, level: Level): number {
  const shares = Object.entries(RATING_SHARES[level]) as [JobRole, number][]; // its own keys
  return Math.round(
    shares.reduce((sum, [role, share]) => {
      const coach = staff.get(role);
      return sum + share * (coach ? fitFor(role, coach.skills) : VACANT_FIT);
    }, 0),
  );
}

/** Returns the style of play of the coach who leads a team of the level; null: the job is vacant. */
export function styleOf(staff: Staff, level: Level): CoachStyle | null {
  return staff.get(level === 'U21' ? 'youth' : 'head')?.style ?? null;
}

/**
 * Returns what a special skill changes for the team that the job mainly works for: percent, points of morale or tenths of
 * a goal. Effects that it does not change are missing; `turnaround-player` counts as in his first season.
 */
export function specialInJob(special: CoachSpecialSkill, role: JobRole): Partial<Record<EffectName, number>> {
  const level = mainTeamOf(role);
  const withSpecials = (specialSkills: readonly CoachSpecialSkill[]) =>
    strengthsOf(new Map([[role, { skills: [], specialSkills, isNew: true }]]), level);
  const [own, plain] = [withSpecials([special]), withSpecials([])];
  const changed = Object.entries(
    ofEach((effect) => {
      const { perPoint, most } = EFFECT_SIZE[effect];
      return Math.min(most, (own[effect] - plain[effect]) * perPoint);
    }),
  ).filter(([, value]) => value > 0);
  return Object.fromEntries(changed);
}

/** Returns the club team that the job mainly works for. */
export function mainTeamOf(role: JobRole): Level {
  return role === 'youth' ? 'U21' : 'PRO';
}

/** Returns what a staff brings to a team of the level. */
export function strengthsOf(staff: Staff, level: Level): Strengths {
  const of = (effect: EffectName): number => {
    const { role, skill } = AREAS[effect];
    const isYouth = level === 'U21';
    const specialist = strengthIn(
      staff.get(isYouth ? 'youth' : role),
      isYouth && skill !== null ? 'youth' : skill,
      effect,
    );
    return EFFECT_SHARES.specialist * specialist + EFFECT_SHARES.head * strengthIn(staff.get('head'), skill, effect);
  };
  return ofEach(of);
}

/** Computes a number for each effect. */
export function ofEach(of: (effect: EffectName) => number): Record<EffectName, number> {
  return {
    forwards: of('forwards'),
    defense: of('defense'),
    goalies: of('goalies'),
    chemistry: of('chemistry'),
    morale: of('morale'),
    gamePlan: of('gamePlan'),
    changes: of('changes'),
    powerPlay: of('powerPlay'),
    penaltyKill: of('penaltyKill'),
    discipline: of('discipline'),
    playoffs: of('playoffs'),
  };
}

function strengthIn(coach: StaffCoach | undefined, skill: CoachSkill | null, effect: EffectName): number {
  if (!coach) return skill === null ? 0 : VACANT_FIT;
  const counting = coach.specialSkills.filter((one) => coach.isNew || !WHILE_NEW.has(one));
  const special = counting.reduce((sum, one) => sum + (SPECIAL_EFFECTS[one][effect] ?? 0), 0);
  return (skill === null ? 0 : skillOf(coach.skills, skill)) + special;
}

/** Returns the effects of each staff in a league, which cancel out overall. In the order given, whole numbers. */
export function effectsAmong(strengths: readonly Strengths[]): Effects[] {
  const centers = ofEach((effect) => {
    const { perPoint, most } = EFFECT_SIZE[effect];
    return centerOf(
      strengths.map((one) => one[effect]),
      most / perPoint,
    );
  });
  return strengths.map((own) => {
    const of = (effect: EffectName) => {
      const { perPoint, most } = EFFECT_SIZE[effect];
      const value = (own[effect] - centers[effect]) * perPoint;
      // Halves round away from zero, so that one staff's gain equals another's loss.
      return Math.sign(value) * Math.min(most, Math.round(Math.abs(value))) || 0;
    };
    return ofEach(of);
  });
}

/**
 * Returns the neutral strength: the mean, as long as all are within reach of it; otherwise the point where the capped
 * differences above and below cancel out. Each step goes at least to the middle between too low and too high.
 */
function centerOf(strengths: readonly number[], reach: number): number {
  let center = strengths.reduce((sum, one) => sum + one, 0) / Math.max(1, strengths.length);
  if (strengths.every((one) => Math.abs(one - center) <= reach)) return center;
  let [low, high] = [Math.min(...strengths), Math.max(...strengths)];
  for (let step = 0; step < CENTER_STEPS; step++) {
    const sum = strengths.reduce((all, one) => all + Math.max(-reach, Math.min(reach, one - center)), 0);
    if (sum > 0) low = center;
    else high = center;
    center = (low + high) / 2;
  }
  return center;
}
