/** What a staff does for its teams, against the average staff of its league. */
import {
  type CoachSkill,
  type CoachSpecialSkill,
  EFFECT_SHARES,
  EFFECT_SIZE,
  EFFECTS,
  type EffectName,
  RATING_SHARES,
  SPECIAL_EFFECTS,
  VACANT_FIT,
} from '#domains/coach/constants.ts';
import { fitFor, skillOf } from '#domains/coach/rules/fit.ts';
import type { JobRole } from '#domains/job/constants.ts';
import type { Level } from '#engine/player/skills.ts';

export interface StaffCoach {
  skills: readonly number[];
  specialSkills: readonly CoachSpecialSkill[];
}
/** Who works in which job; those that are empty are missing. */
export type Staff = ReadonlyMap<JobRole, StaffCoach>;

/** Points of skill that a staff brings to each of its effects. */
export type Strengths = Readonly<Record<EffectName, number>>;
/** Percent above or below what is ordinary; of morale points. */
export type Effects = Readonly<Record<EffectName, number>>;

/** Who works on what: the specialist of the first team, or of the young for the juniors; and the skill that it takes. */
const AREAS: Readonly<Record<EffectName, { role: JobRole; skill: CoachSkill }>> = {
  forwards: { role: 'offense', skill: 'offense' },
  defense: { role: 'defense', skill: 'defense' },
  goalies: { role: 'goalie', skill: 'goaltending' },
  chemistry: { role: 'head', skill: 'tactics' },
  morale: { role: 'head', skill: 'motivation' },
};

/** The fifth rating of a team, 0 to 99. */
export function coachingRating(staff: Staff, level: Level): number {
  const shares = Object.entries(RATING_SHARES[level]) as [JobRole, number][]; // its own keys
  return Math.round(
    shares.reduce((sum, [role, share]) => {
      const coach = staff.get(role);
      return sum + share * (coach ? fitFor(role, coach.skills) : VACANT_FIT);
    }, 0),
  );
}

/** What a staff brings to a team of the level. */
export function strengthsOf(staff: Staff, level: Level): Strengths {
  const of = (effect: EffectName): number => {
    const { role, skill } = AREAS[effect];
    const isYouth = level === 'U21';
    const specialist = strengthIn(staff.get(isYouth ? 'youth' : role), isYouth ? 'youth' : skill, effect);
    return EFFECT_SHARES.specialist * specialist + EFFECT_SHARES.head * strengthIn(staff.get('head'), skill, effect);
  };
  return {
    forwards: of('forwards'),
    defense: of('defense'),
    goalies: of('goalies'),
    chemistry: of('chemistry'),
    morale: of('morale'),
  };
}

function strengthIn(coach: StaffCoach | undefined, skill: CoachSkill, effect: EffectName): number {
  if (!coach) return VACANT_FIT;
  const special = coach.specialSkills.reduce((sum, one) => sum + (SPECIAL_EFFECTS[one][effect] ?? 0), 0);
  return skillOf(coach.skills, skill) + special;
}

/** Effects of each of the staffs of a league: together they change nothing. In the order given, whole numbers. */
export function effectsAmong(strengths: readonly Strengths[]): Effects[] {
  const means = new Map(
    EFFECTS.map((effect) => [
      effect,
      strengths.reduce((sum, one) => sum + one[effect], 0) / Math.max(1, strengths.length),
    ]),
  );
  return strengths.map((own) => {
    const of = (effect: EffectName) => {
      const { perPoint, most } = EFFECT_SIZE[effect];
      const value = (own[effect] - (means.get(effect) ?? 0)) * perPoint;
      // Halves go away from zero, so that what one staff gives another takes.
      return Math.sign(value) * Math.min(most, Math.round(Math.abs(value))) || 0;
    };
    return {
      forwards: of('forwards'),
      defense: of('defense'),
      goalies: of('goalies'),
      chemistry: of('chemistry'),
      morale: of('morale'),
    };
  });
}
