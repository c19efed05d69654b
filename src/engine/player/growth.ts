/**
 * Growth and decline. A skill grows by a share of the way that is left to its (hidden) ceiling, and falls once its age
 * has come; chance adds its part. One season is the sum of its days: `growDays` over 63 single days and over 63 days at
 * once have the same expectation.
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

/** The part of a player that changes as he ages; the arrays are in the stored order of his kind of skills. */
export interface Growing {
  positions: readonly Position[];
  /** 0 to 99. */
  skills: readonly number[];
  ceilings: readonly number[];
  /** Hundredths of a point toward the next one (or, below 0, toward losing one), −99 to 99. */
  progress: readonly number[];
  /** Bit n: skill n declines. */
  declining: number;
  peakAge: number;
  /** 100 = ordinary. */
  growthRate: number;
}

export interface Grown {
  skills: number[];
  progress: number[];
  declining: number;
}

/** What came of days of growth, and how well he worked on them. */
export interface Worked extends Grown {
  /** In standard deviations from what was to be expected: 0 ordinary, 2 the best of forty. */
  work: number;
}

export interface GrowOptions {
  /** Whole years. */
  age: number;
  /** How many days of growth at once, 1 to 63. */
  days: number;
  /** Index of the skill that he trains. */
  trainingOn?: number | null;
  /** How much of the way to his ceilings he covers, as a share of what is ordinary; 1 unless said otherwise. */
  pace?: number;
  /** Coaches are at his side: how well he works makes his gain greater or smaller, and no skill falls. */
  isGuided?: boolean;
  random: Random;
}

/** Share of the gap to the ceiling that closes in a season, before the growth rate. */
export function growthShare(yearsFromPeak: number): number {
  for (const step of GROWTH_BY_YEARS_TO_PEAK) if (yearsFromPeak <= step.until) return step.share;
  return 0;
}

/** Points that a skill loses in the season at this age; 0 while it does not decline. */
export function declineOf(skill: Skill, yearsFromPeak: number): number {
  const { onset, speed } = AGING[skill];
  const years = yearsFromPeak - onset;
  if (years <= 0) return 0;
  return Math.min(DECLINE_LIMIT, DECLINE_PER_SEASON * speed * years);
}

/** What `days` of life do to a player's skills. Changes nothing in place. */
export function growDays(player: Growing, options: GrowOptions): Grown {
  const { skills, progress, declining } = workDays(player, options);
  return { skills, progress, declining };
}

/** The same, and how well he worked. */
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

/** A whole season in one step. */
export function growSeason(player: Growing, age: number, random: Random): Grown {
  return growDays(player, { age, days: DAYS_PER_SEASON, random });
}

/**
 * How far over a ceiling luck may carry in a part of a season, in points, so that days take no more from a grown man than the weeks that careers
 * are fitted to: what would go beyond is cut off, and the oftener one looks, the more is. The form is that of a barrier that is looked at in
 * steps (Broadie, Glasserman and Kou, A continuity correction for discrete barrier options, 1997).
 */
function reachOver(part: number): number {
  const deviation = Math.hypot(SEASON_DEVIATION.shared, SEASON_DEVIATION.own);
  return Math.max(0, REACH * deviation * (Math.sqrt(WEEK) - Math.sqrt(part)));
}
const WEEK = 7 / DAYS_PER_SEASON;
/** Fitted (growth.test.ts); .58 for a walk that nothing pulls back. */
const REACH = 1.7;

/** Compound: closing `share` of a gap in a season means closing this much of it in a part of the season. */
export function growthOver(share: number, part: number): number {
  return 1 - (1 - Math.min(share, 0.9)) ** part;
}

function focus(index: number, trainingOn: number | null | undefined): number {
  if (trainingOn === null || trainingOn === undefined) return 1;
  return index === trainingOn ? TRAINING_FOCUS.trained : TRAINING_FOCUS.others;
}

/** Moves a skill by a change in points; hundredths are rounded by chance so that small daily changes add up right. */
function step(skill: number, progress: number, change: number, ceiling: number, random: Random) {
  const hundredths = change * 100;
  const whole = Math.floor(hundredths) + (random.chance(hundredths - Math.floor(hundredths)) ? 1 : 0);
  // A lucky spell does not lift a skill over its ceiling, but does not pull down one that is over it already.
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
