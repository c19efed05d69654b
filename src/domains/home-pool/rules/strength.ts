/** How strong a nation's home-based players are: the further down the world ranking, the weaker its own league. */
import {
  type AgeGroup,
  FROM_AGE,
  MADE_FOR,
  REGULAR_OVERALL,
  SENIOR_AGE_WEIGHTS,
  STRENGTH,
} from '#domains/home-pool/constants.ts';
import type { Newcomer } from '#domains/youth/rules/newcomers.ts';
import { generatePlayer } from '#engine/player/generate.ts';
import { tierStep } from '#engine/player/generate-roster.ts';
import { GAP_AT_17 } from '#engine/player/generation-constants.ts';
import { JUNIOR_DEVIATION, JUNIOR_OVERALL, PRO_LADDER, ROSTER_DEVIATION } from '#engine/player/level-constants.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Returns the points of overall by which a nation's home-based seniors are weaker than first-tier first teams. @param rank from 1 */
export function pointsBelow(rank: number): number {
  return tierStep(STRENGTH.tier) + STRENGTH.below + STRENGTH.perRank * (rank - 1);
}

interface Wanted {
  group: AgeGroup;
  position: Position;
  /** Rank of his nation, from 1. */
  rank: number;
  /** Number of home-based teammates at his position who were drawn before him. */
  depth: number;
  /** Whether the nation's league begins, so that all ages join; later only the youngest of a group. */
  isFirst: boolean;
  /** His number among the openings of his group. */
  index: number;
}

/** Returns a home-based player. Juniors are as far from a regular as their league is, in proportion, and so is their promise. */
export function drawHomeBased(wanted: Wanted, random: Random): Newcomer {
  const { group, position, rank, depth } = wanted;
  const age = ageFor(wanted, random);
  const below = pointsBelow(rank);
  if (group === 'senior') {
    const ladder = PRO_LADDER[position];
    const rung = ladder[Math.min(depth, ladder.length - 1)] ?? REGULAR_OVERALL;
    const overall = bounded(rung - below + random.normal(0, ROSTER_DEVIATION.skater));
    return { age, body: generatePlayer({ position, age, overall, level: 'FRM' }, random) };
  }
  const share = 1 - below / REGULAR_OVERALL;
  const overall = bounded(share * ((JUNIOR_OVERALL[age] ?? 0) + random.normal(0, JUNIOR_DEVIATION)));
  const promise = share * GAP_AT_17.mean;
  return { age, body: generatePlayer({ position, age, overall, level: 'U21', promise }, random) };
}

function ageFor({ group, isFirst, index }: Wanted, random: Random): number {
  const from = FROM_AGE[group];
  if (!isFirst) return from;
  if (group === 'senior') return from + random.weighted([...SENIOR_AGE_WEIGHTS]);
  // As many of each year, so that every summer the same number comes of age.
  return from + (index % (group === 'junior' ? FROM_AGE.senior - from : FROM_AGE.junior - from));
}

function bounded(overall: number): number {
  return Math.max(MADE_FOR.least, Math.min(MADE_FOR.most, overall));
}
