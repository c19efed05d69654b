/** How fast a player grows by how he trains, and what that costs him. */
import {
  ACADEMY_PACE,
  DAY_OFF,
  ENDURANCE_COST,
  FACILITY_PACE,
  GOALIE_TIME,
  ICE_TIME,
  INTENSITY,
  type Intensity,
  MORALE_SPAN,
  type RestLimit,
  TIRED_RISK,
  TREATMENT,
} from '#domains/training/constants.ts';
import { isGoalie, type Position, skillsOf } from '#engine/player/skills.ts';

/** What a manager has set for one player. */
export interface TrainingPlan {
  /** Index of the skill that he works on most; null: all equally. */
  skill: number | null;
  intensity: Intensity;
  /** He gets the day off when his energy is below this. */
  restBelow: RestLimit;
}

export interface Trainee {
  positions: readonly Position[];
  skills: readonly number[];
  /** 0 to 100 each. */
  energy: number;
  morale: number;
  isInjured: boolean;
}

/** Recent ice time of a player. */
export interface IceTime {
  /** Games of his team. */
  games: number;
  /** His total ice time in those games, in minutes. */
  minutes: number;
}

/** Each as a multiple of average growth: 1 changes nothing. */
export interface Factors {
  intensity: number;
  facility: number;
  /** The youth academy, for players on the junior team. */
  academy: number;
  iceTime: number;
  morale: number;
}

export interface TrainingDay {
  isDayOff: boolean;
  factors: Factors;
  /** All factors together, in percent. */
  pace: number;
  /** Points of energy that the day gives (negative: costs). */
  energy: number;
  /** Chance of an injury in practice. */
  injury: number;
}

export function facilityPace(level: number): number {
  return atLevel(FACILITY_PACE, level) ?? 1;
}

/** Returns the growth factor of juniors by the level of the youth academy. */
export function academyPace(level: number): number {
  return atLevel(ACADEMY_PACE, level) ?? 1;
}

/** Returns the chance that a day in medical rooms of this level counts as two for an injured player. */
export function treatmentChance(level: number): number {
  return atLevel(TREATMENT, level) ?? 0;
}

/** Returns the time out as a share of what his injury takes in average medical rooms. */
export function timeOut(level: number): number {
  return 1 / (1 + treatmentChance(level));
}

function atLevel(steps: readonly number[], level: number): number | undefined {
  return steps[Math.max(1, Math.min(steps.length, level)) - 1];
}

/**
 * Returns a day of training. Without a plan the assistant trains him: an average day, no matter how much he plays and how
 * he feels.
 * @param facility level of the training center; @param academy of the youth academy, null: no junior; @param iceTime
 *   null: no games lately
 */
export function trainingDay(
  trainee: Trainee,
  {
    plan,
    facility,
    academy = null,
    iceTime,
  }: { plan: TrainingPlan | null; facility: number; academy?: number | null; iceTime: IceTime | null },
): TrainingDay {
  const youth = academy === null ? 1 : academyPace(academy);
  const base = { intensity: 1, facility: facilityPace(facility), academy: youth, iceTime: 1, morale: 1 };
  if (plan === null || trainee.isInjured) return dayOf({ factors: base, isDayOff: false, energy: 0, injury: 0 });
  const isDayOff = trainee.energy < plan.restBelow;
  const work = INTENSITY[plan.intensity];
  const factors = {
    ...base,
    intensity: isDayOff ? DAY_OFF.pace : work.pace,
    iceTime: iceTimePace(trainee, iceTime),
    morale: 1 + ((trainee.morale - 50) / 50) * MORALE_SPAN,
  };
  if (isDayOff) return dayOf({ factors, isDayOff, energy: DAY_OFF.energy, injury: 0 });
  const energy = work.energy < 0 ? Math.round(work.energy * enduranceCost(trainee)) : work.energy;
  const injury = work.injury * (1 + (100 - trainee.energy) * TIRED_RISK);
  return dayOf({ factors, isDayOff, energy, injury });
}

function dayOf(day: Omit<TrainingDay, 'pace'>): TrainingDay {
  const { intensity, facility, academy, iceTime, morale } = day.factors;
  return { ...day, pace: Math.round(intensity * facility * academy * iceTime * morale * 100) };
}

function iceTimePace({ positions }: Trainee, iceTime: IceTime | null): number {
  if (iceTime === null || iceTime.games === 0) return 1;
  const minutes = iceTime.minutes / iceTime.games;
  if (isGoalie(positions[0] ?? 'C')) {
    const share = minutes / 60;
    if (share <= GOALIE_TIME.little.until) return GOALIE_TIME.little.pace;
    return share <= GOALIE_TIME.enough.until ? GOALIE_TIME.enough.pace : GOALIE_TIME.tooMuch;
  }
  if (minutes === 0) return ICE_TIME.none;
  if (minutes <= ICE_TIME.little.until) return ICE_TIME.little.pace;
  return minutes <= ICE_TIME.enough.until ? ICE_TIME.enough.pace : ICE_TIME.tooMuch;
}

function enduranceCost({ positions, skills }: Trainee): number {
  const names: readonly string[] = skillsOf(positions[0] ?? 'C');
  const index = names.findIndex((name) => name === 'endurance' || name === 'goalie-endurance');
  const endurance = (skills[index] ?? 50) / 99;
  return ENDURANCE_COST.none + (ENDURANCE_COST.full - ENDURANCE_COST.none) * endurance;
}
