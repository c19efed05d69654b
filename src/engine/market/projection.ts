/**
 * What a player will bring: goals above a replacement player, season by season. Hidden: nobody but the engine sees it as it is;
 * clubs have estimates (`estimate.ts`).
 */

import { BLIND_TO_AGE, GOALIE_STARTS, MISSED_SHARE, REPLACEMENT_BELOW_LADDER } from '#engine/market/constants.ts';
import { COURSE, FIRST_AGE, GOALS_PER_POINT } from '#engine/market/worth-constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/** Seasons that are projected, the coming one (or the one that runs) first. */
export const SEASONS_AHEAD = 8;

/** What a projection is made from. */
export interface Prospect {
  position: Position;
  /** Whole years in the first season. */
  age: number;
  /** 0 to 99, need not be whole. */
  overall: number;
  /** The overall that his ceilings allow; absent: he is what he will be. */
  ceiling?: number;
  /** Share of the first season that he is out with an injury, 0 to 1. */
  isOut?: number;
}

/** How careers go: base and points per point of gap, by kind and age. Constants, unless a fit brings its own. */
export interface CareerSource {
  courseOf(kind: 'F' | 'D' | 'G', age: number): readonly [number, number];
}

const FITTED: CareerSource = {
  courseOf(kind, age) {
    const course = COURSE[kind];
    return course[Math.max(0, Math.min(course.length - 1, age - FIRST_AGE))] ?? [0, 0];
  },
};

/** Expected overall at the start of each of the next eight seasons, the first as it is now. */
export function projectOveralls(
  { position, age, overall, ceiling = overall }: Prospect,
  source: CareerSource = FITTED,
): number[] {
  const kind = isGoalie(position) ? 'G' : isDefense(position) ? 'D' : 'F';
  const overalls = [overall];
  let now = overall;
  for (let season = 1; season < SEASONS_AHEAD; season++) {
    const [base, perGap] = source.courseOf(kind, age + season - 1);
    now = Math.max(1, Math.min(99, now + base + perGap * Math.max(0, ceiling - now)));
    overalls.push(now);
  }
  return overalls;
}

/**
 * Expected goals above replacement in each of the next eight seasons (of 82 games), never below 0: who is no better than his
 * replacement is replaced. Who may have retired by then counts as much less.
 * @param tier of the league that he plays in: its clubs replace him by what is to be had there.
 */
export function projectGoals(prospect: Prospect, tier: number): number[] {
  const { position, age, isOut = 0 } = prospect;
  let plays = 1;
  return projectOveralls(prospect).map((overall, season) => {
    if (season > 0) plays *= 1 - retirementChance({ position, age: age + season - 1, overall, hasTeam: true });
    const healthy = 1 - Math.max(MISSED_SHARE, season === 0 ? Math.min(1, isOut) : 0);
    return plays * healthy * goalsAboveReplacement(position, overall, tier);
  });
}

/**
 * A projection as those see it who sign him: of what he will lose against his best season so far they see only a part. So long contracts
 * of grown men are dearer than what they bring in the end. @param projection goals by season, the first one first
 */
export function hopedGoals(projection: readonly number[]): number[] {
  let best = 0;
  return projection.map((goals) => {
    best = Math.max(best, goals);
    return goals + BLIND_TO_AGE * (best - goals);
  });
}

/** Goals above replacement of a season in which he misses no game. */
export function goalsAboveReplacement(position: Position, overall: number, tier: number): number {
  const points = overall + tierStep(tier);
  let goals = 0;
  // From the replacement up: each point counts as much as the place is worth that players of that overall have.
  for (const { from, to, goals: worth } of RUNGS[position]) {
    if (points <= from) break;
    goals += (Math.min(points, to) - from) * worth;
  }
  return goals;
}

interface Rung {
  /** From this overall in tier 1 on, and up to that one … */
  from: number;
  to: number;
  /** … a point more is worth this many goals. */
  goals: number;
}

/**
 * If a first center goes, the second takes his place, and so on down: what is lost is, rung by rung, the step to the next man
 * times the worth of the place. So the worth of a player adds up from the replacement to his own overall.
 */
function rungsOf(position: Position): Rung[] {
  const ladder = PRO_LADDER[position];
  const worths = placeWorths(position);
  const replacement = (ladder.at(-1) ?? 0) - REPLACEMENT_BELOW_LADDER;
  const rungs: Rung[] = [];
  for (let rank = worths.length - 1; rank >= 0; rank--) {
    const below = rank === worths.length - 1 ? replacement : (ladder[rank + 1] ?? 0);
    const under = rungs.at(-1);
    const from = Math.max(below, under?.from ?? below);
    if (under) under.to = from;
    rungs.push({ from, to: Number.POSITIVE_INFINITY, goals: worths[rank] ?? 0 });
  }
  return rungs;
}

/** Goals per point by rank at a position, the place that plays most first. */
function placeWorths(position: Position): readonly number[] {
  if (isGoalie(position)) return GOALIE_STARTS.map((share) => share * GOALS_PER_POINT.G[0]);
  if (isDefense(position)) return GOALS_PER_POINT.D;
  return position === 'C' ? GOALS_PER_POINT.C : GOALS_PER_POINT.W;
}

const RUNGS: Record<Position, readonly Rung[]> = {
  LW: rungsOf('LW'),
  C: rungsOf('C'),
  RW: rungsOf('RW'),
  LD: rungsOf('LD'),
  RD: rungsOf('RD'),
  G: rungsOf('G'),
};
