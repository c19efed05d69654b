/**
 * A player's future value: goals above a replacement player, season by season. Hidden: only the engine sees it unaltered; clubs
 * have estimates (`estimate.ts`).
 */

import { BLIND_TO_AGE, GOALIE_STARTS, MISSED_SHARE, REPLACEMENT_BELOW_LADDER } from '#engine/market/constants.ts';
import { COURSE, FIRST_AGE, GOALS_PER_POINT } from '#engine/market/worth-constants.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { PRO_LADDER } from '#engine/player/level-constants.ts';
import { retirementChance } from '#engine/player/retirement.ts';
import { isDefense, isGoalie, type Position } from '#engine/player/skills.ts';

/** Seasons that are projected, starting with the coming (or current) one. */
export const SEASONS_AHEAD = 8;

/** Input of a projection. */
export interface Prospect {
  position: Position;
  /** Whole years in the first season. */
  age: number;
  /** 0 to 99, not necessarily whole. */
  overall: number;
  /** The overall that his ceilings allow; absent: his overall. */
  ceiling?: number;
  /** Share of the first season that he misses with an injury, 0 to 1. */
  isOut?: number;
}

/**
 * Average yearly change of overalls by kind and age: a base, and points per point of gap to the ceiling. Fitted constants,
 * unless a fit supplies its own.
 */
export interface CareerSource {
  courseOf(kind: 'F' | 'D' | 'G', age: number): readonly [number, number];
}

const FITTED: CareerSource = {
  courseOf(kind, age) {
    const course = COURSE[kind];
    return course[Math.max(0, Math.min(course.length - 1, age - FIRST_AGE))] ?? [0, 0];
  },
};

/** Returns the expected overall at the start of each of the next eight seasons; the first is today's. */
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
 * Returns the expected goals above replacement in each of the next eight seasons (of 82 games), never below 0, since a player
 * below replacement level is replaced. Later seasons are weighted by the chance that he has not retired.
 * @param tier of his league, whose replacement level applies
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
 * Returns a projection as the clubs that sign him see it: they overlook part of his decline from his best season so far. Long
 * contracts of adult players therefore cost more than those players bring in the end.
 * @param projection goals by season, the first one first
 */
export function hopedGoals(projection: readonly number[]): number[] {
  let best = 0;
  return projection.map((goals) => {
    best = Math.max(best, goals);
    return goals + BLIND_TO_AGE * (best - goals);
  });
}

/** Returns the goals above replacement of a season in which he misses no game. */
export function goalsAboveReplacement(position: Position, overall: number, tier: number): number {
  const points = overall + tierStep(tier);
  let goals = 0;
  // From replacement level up, each point is worth as much as it is in the place held by players of that overall.
  for (const { from, to, goals: worth } of RUNGS[position]) {
    if (points <= from) break;
    goals += (Math.min(points, to) - from) * worth;
  }
  return goals;
}

interface Rung {
  /** From this overall (tier 1) up to `to` … */
  from: number;
  to: number;
  /** … each further point is worth this many goals. */
  goals: number;
}

/**
 * Returns the worth of each further point of overall, from replacement level up. If a first center leaves, the second moves up,
 * and so on down: the loss is, rung by rung, the step to the next player times the worth of the place. So a player's worth adds
 * up from replacement level to his own overall.
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

/** Returns the goals per point by rank at a position, most ice time first. */
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
