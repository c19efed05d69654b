/** Draws the hidden course of a career: ceilings, peak age and growth rate. */

import { characterOf, youthLeaningOf } from '#engine/player/generate-skills.ts';
import { CHARACTER_GAP, GAP_AT_17, GAP_UNEVENNESS } from '#engine/player/generation-constants.ts';
import { declineOf, growthShare } from '#engine/player/growth.ts';
import { CAREER_KINDS, GROWTH_RATE_BOUNDS, GROWTH_RATE_DEVIATION, PEAK_AGE } from '#engine/player/growth-constants.ts';
import { isGoalie, type Position, type Skill, skillsOf } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

interface CareerSpec {
  position: Position;
  age: number;
  skills: readonly number[];
  /** Mean gap at 17, if not the usual one. */
  promise?: number;
}

export interface Career {
  ceilings: number[];
  progress: number[];
  declining: number;
  peakAge: number;
  growthRate: number;
}

export function drawCareer({ position, age, skills, promise }: CareerSpec, random: Random): Career {
  const course = CAREER_KINDS[random.weighted(CAREER_KINDS.map((kind) => kind.weight))];
  const rate = (course?.growthRate ?? 100) + random.normal(0, GROWTH_RATE_DEVIATION);
  const growthRate = Math.round(Math.max(GROWTH_RATE_BOUNDS[0], Math.min(GROWTH_RATE_BOUNDS[1], rate)));
  const usual = isGoalie(position) ? PEAK_AGE.goalie : PEAK_AGE.skater;
  const peakAge = Math.round(usual + (course?.peakShift ?? 0) + random.normal(0, PEAK_AGE.deviation));
  const gap = Math.max(GAP_AT_17.least, random.normal(promise ?? GAP_AT_17.mean, GAP_AT_17.deviation));
  const left = gap * gapLeftAt(age, peakAge, growthRate);
  const names = skillsOf(position);
  let declining = 0;
  const ceilings = skills.map((skill, index) => {
    const name = names[index] as Skill; // one name per skill
    const declines = declineOf(name, age - peakAge) > 0;
    if (declines) declining |= 1 << index;
    const share = characterOf(name, position) === null ? 1 : CHARACTER_GAP;
    const own = share * left * Math.max(0, 1 + random.normal(0, GAP_UNEVENNESS)) - youthLeaningOf(name, age);
    const lost = declines ? lostSoFar(name, age - peakAge) : 0;
    return Math.min(99, Math.round(skill + own + lost));
  });
  const progress = skills.map(() => random.int(-50, 50));
  return { ceilings, progress, declining, peakAge, growthRate };
}

/** Returns the share of the gap at 17 that is still open at an age. */
function gapLeftAt(age: number, peakAge: number, growthRate: number): number {
  let left = 1;
  for (let year = 17; year < age; year++) left *= 1 - Math.min(0.9, growthShare(year - peakAge) * (growthRate / 100));
  // A player under 17 has more growth ahead of him.
  return age < 17 ? 1 + (17 - age) * 0.25 : left;
}

/** Returns the points that a skill has lost since its decline began. */
function lostSoFar(skill: Skill, yearsFromPeak: number): number {
  let lost = 0;
  for (let years = Math.floor(yearsFromPeak); years > 0; years--) lost += declineOf(skill, years);
  return lost;
}
