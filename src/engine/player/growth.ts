/**
 * Growth and decline. Each season a skill closes a share of the gap to its (hidden) ceiling and declines from a certain age on,
 * with a random part. A season is the sum of its days: `growDays` over 63 single days and over 63 days at once have the same
 * expectation.
 */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import {
  AGING,
  DECLINE_LIMIT,
  DECLINE_PER_SEASON,
  GROWTH_BY_YEARS_TO_PEAK,
  GUIDED_SPREAD,
  SEASON_DEVIATION,
  TRAINING_FOCUS,
} from '#engine/player/growth-constants.ts';
import { type Position, type Skill, skillsOf } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** The part of a player that changes with age; the arrays are in the stored order of his kind of skills. */
export interface Growing {
  positions: readonly Position[];
  /** 0 to 99. */
  skills: readonly number[];
  ceilings: readonly number[];
  /** Hundredths of a point toward the next one (or, below 0, toward losing one), −99 to 99. */
  progress: readonly number[];
  /** Bit mask; bit n is set if skill n declines. */
  declining: number;
  peakAge: number;
  /** 100 = average. */
  growthRate: number;
}

export interface Grown {
  skills: number[];
  progress: number[];
  declining: number;
}

/** The result of days of growth, including how well he worked. */
export interface Worked extends Grown {
  /** In standard deviations from the expected: 0 average, 2 the best of forty. */
  work: number;
}

export interface GrowOptions {
  /** Whole years. */
  age: number;
  /** Days of growth in one step, 1 to 63. */
  days: number;
  /** Index of the skill that he trains. */
  trainingOn?: number | null;
  /** Pace toward his ceilings as a share of the average; defaults to 1. */
  pace?: number;
  /** Whether coaches guide him: his work then scales his gain, and no skill declines. */
  isGuided?: boolean;
  random: Random;
}

/** Returns the share of the gap to the ceiling that closes in a season, before the growth rate. */
export function growthShare(yearsFromPeak: number): number {
  for (const step of GROWTH_BY_YEARS_TO_PEAK) if (yearsFromPeak <= step.until) return step.share;
  return 0;
}

/** Returns the points that a skill loses in a season at this age; 0 before it declines. */
export function declineOf(skill: Skill, yearsFromPeak: number): number {
  const { onset, speed } = AGING[skill];
  const years = yearsFromPeak - onset;
  if (years <= 0) return 0;
  return Math.min(DECLINE_LIMIT, DECLINE_PER_SEASON * speed * years);
}

/** Returns a player's skills after `days` of growth. Changes nothing in place. */
export function growDays(player: Growing, options: GrowOptions): Grown {
  const { skills, progress, declining } = workDays(player, options);
  return { skills, progress, declining };
}

/** Does the same as `growDays`, and also returns how well he worked. */
export function workDays(player: Growing, options: GrowOptions): Worked {
  const { age, days, trainingOn, pace = 1, isGuided = false, random } = options;
  const part = days / DAYS_PER_SEASON;
  const root = Math.sqrt(part);
  const yearsFromPeak = age - player.peakAge;
  const share = growthShare(yearsFromPeak) * (player.growthRate / 100) * pace;
  const work = random.normal(0, 1);
  const shared = work * SEASON_DEVIATION.shared * root;
  const heed = Math.max(0, 1 + GUIDED_SPREAD * work);
  const reach = isGuided ? 0 : reachOver(part);
  const names = skillsOf(player.positions[0] ?? 'C');
  const skills: number[] = [];
  const progress: number[] = [];
  let declining = player.declining;
  for (let index = 0; index < names.length; index++) {
    const from = player.skills[index] ?? 0;
    const before = player.progress[index] ?? 0;
    const gap = Math.max(0, (player.ceilings[index] ?? 0) - from - before / 100);
    const loss = declineOf(names[index] as Skill, yearsFromPeak);
    const chance = shared + random.normal(0, SEASON_DEVIATION.own * root);
    if (loss > 0) declining |= 1 << index;
    const growth = gap * growthOver(share, part) * focus(index, trainingOn);
    const gain = loss > 0 ? -loss * part : growth;
    const change = isGuided ? growth * heed : gain + chance;
    const after = step(from, before, change, (player.ceilings[index] ?? 99) + reach, random);
    skills.push(after.skill);
    progress.push(after.progress);
  }
  return { skills, progress, declining, work };
}

/** Returns a player's skills after a whole season in one step. */
export function growSeason(player: Growing, age: number, random: Random): Grown {
  return growDays(player, { age, days: DAYS_PER_SEASON, random });
}

/**
 * Returns how far above a ceiling luck may carry a skill in part of a season, in points, so that daily steps cost an adult
 * player no more than the weekly steps that careers are fitted to: anything above the ceiling is cut off, and more frequent
 * steps cut off more. The form is the correction for a barrier that is monitored in steps (Broadie, Glasserman and Kou, A
 * continuity correction for discrete barrier options, 1997).
 */
function reachOver(part: number): number {
  const deviation = Math.hypot(SEASON_DEVIATION.shared, SEASON_DEVIATION.own);
  return Math.max(0, REACH * deviation * (Math.sqrt(WEEK) - Math.sqrt(part)));
}
const WEEK = 7 / DAYS_PER_SEASON;
/** Fitted (growth.test.ts); .58 for a random walk without mean reversion. */
const REACH = 1.7;

/** Returns the share of a gap to close in part of a season, compounded so that a whole season closes `share`. */
export function growthOver(share: number, part: number): number {
  return 1 - (1 - Math.min(share, 0.9)) ** part;
}

function focus(index: number, trainingOn: number | null | undefined): number {
  if (trainingOn === null || trainingOn === undefined) return 1;
  return index === trainingOn ? TRAINING_FOCUS.trained : TRAINING_FOCUS.others;
}

/** Changes a skill by points; hundredths are rounded at random so that small daily changes add up correctly. */
function step(skill: number, progress: number, change: number, ceiling: number, random: Random) {
  const hundredths = change * 100;
  const whole = Math.floor(hundredths) + (random.chance(hundredths - Math.floor(hundredths)) ? 1 : 0);
  // A lucky stretch does not lift a skill above its ceiling, but one that is already above stays there.
  const room = Math.max(0, Math.round(ceiling * 100) - (skill * 100 + progress));
  let rest = progress + Math.min(whole, room);
  let value = skill;
  while (rest >= 100 && value < 99) {
    value++;
    rest -= 100;
  }
  while (rest <= -100 && value > 1) {
    value--;
    rest += 100;
  }
  return { skill: value, progress: Math.max(-99, Math.min(99, rest)) };
}
