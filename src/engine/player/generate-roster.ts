/** Draws the players of a team: positions, ages and strengths that fit its level and tier. */
import { type GeneratedPlayer, generatePlayer } from '#engine/player/generate.ts';
import {
  AGES,
  FRM_LADDER,
  GOALIE_YEARS_LATER,
  JUNIOR_DEVIATION,
  JUNIOR_OVERALL,
  OLDER_IN_FRM,
  PRO_LADDER,
  ROSTER_DEVIATION,
  ROSTER_SIZES,
  SALARY_CAP,
  TIER_STEPS,
} from '#engine/player/level-constants.ts';
import { isGoalie, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface RosterSpec {
  level: Level;
  /** 1 is the top. */
  tier: number;
  /** Points by which the club is better (below 0: worse) than its league's average. */
  quality: number;
}

export interface RosterMember extends GeneratedPlayer {
  age: number;
}

/**
 * Returns a roster of 22 to 25 players, for juniors a few more: PRO of any age, FRM mostly 19 to 23 with no more older players
 * than may dress, U21 from 17 to 20. Every position has at least the players a lineup needs, with two or three goalies. No first
 * team is far above its league: see SALARY_CAP.
 */
export function generateRoster(spec: RosterSpec, random: Random): RosterMember[] {
  const slots = POSITIONS.flatMap((position) => {
    const { least, oneMore } = ROSTER_SIZES[spec.level][position];
    const count = least + (random.chance(oneMore) ? 1 : 0);
    return Array.from({ length: count }, (_, rank) => ({ position, rank }));
  });
  const ages = drawAges(
    spec.level,
    slots.map((slot) => slot.position),
    random,
  );
  const aged = slots.map((slot, index) => ({ ...slot, age: ages[index] ?? AGES[spec.level].from }));
  if (spec.level === 'U21') return aged.map((slot) => generateJunior({ ...spec, ...slot }, random));
  const drawn = aged.map((slot) => ({ ...slot, luck: drawLuck(slot.position, random) }));
  const quality = spec.level === 'PRO' ? underCap(spec.quality, drawn) : spec.quality;
  return drawn.map(({ luck, ...slot }) => generateMember({ ...spec, ...slot, points: quality + luck }, random));
}

/** Returns the random points by which a player is better than the rung of his ladder. */
function drawLuck(position: Position, random: Random): number {
  const star = (-Math.log(1 - random.next()) - 1) * ROSTER_DEVIATION.star;
  return star + random.normal(0, isGoalie(position) ? ROSTER_DEVIATION.goalie : ROSTER_DEVIATION.skater);
}

/** Returns what the salary cap leaves of a club's quality: a club that has drawn more stars than others pays for them across its roster. */
function underCap(quality: number, players: readonly { position: Position; luck: number }[]): number {
  const skaters = players.filter(({ position }) => !isGoalie(position));
  const strength = quality + skaters.reduce((sum, { luck }) => sum + luck, 0) / skaters.length;
  const excess = Math.max(0, strength - SALARY_CAP.from);
  return quality - excess * SALARY_CAP.takes;
}

/** Returns a junior of this age for a club of the tier: for the yearly intake and the rosters of U21 teams. */
export function generateJunior(
  { position, age, tier, quality }: { position: Position; age: number; tier: number; quality: number },
  random: Random,
): RosterMember {
  const mean = (JUNIOR_OVERALL[age] ?? JUNIOR_OVERALL[20] ?? 0) - tierStep(tier) + quality;
  const overall = bounded(random.normal(mean, JUNIOR_DEVIATION));
  return { ...generatePlayer({ position, age, overall, level: 'U21' }, random), age };
}

/** Returns the points by which a tier is weaker than the first. */
export function tierStep(tier: number): number {
  return TIER_STEPS[Math.min(tier, TIER_STEPS.length) - 1] ?? 0;
}

interface MemberSpec extends RosterSpec {
  position: Position;
  /** 0 for the best at his position. */
  rank: number;
  age: number;
  /** Points by which he is better than the rung of his ladder. */
  points: number;
}

function generateMember(spec: MemberSpec, random: Random): RosterMember {
  const ladder = (spec.level === 'PRO' ? PRO_LADDER : FRM_LADDER)[spec.position];
  const rung = ladder[Math.min(spec.rank, ladder.length - 1)] ?? 0;
  const overall = bounded(rung - tierStep(spec.tier) + spec.points);
  const { position, age, level } = spec;
  return { ...generatePlayer({ position, age, overall, level }, random), age };
}

function drawAges(level: Level, positions: readonly Position[], random: Random): number[] {
  const { from, weights } = AGES[level];
  const ages = positions.map((position) => {
    const later = level === 'PRO' && isGoalie(position) ? GOALIE_YEARS_LATER : 0;
    return from + later + random.weighted(weights);
  });
  if (level === 'FRM') addOlder(ages, positions, random);
  return ages;
}

/** Makes a few of a farm team's players older than its age class, never more than may dress. */
function addOlder(ages: number[], positions: readonly Position[], random: Random): void {
  const { skaters, goalieChance, ages: older } = OLDER_IN_FRM;
  const indexes = positions.map((_, index) => index);
  const chosen = random
    .shuffle(indexes.filter((index) => !isGoalie(positions[index] ?? 'C')))
    .slice(0, random.int(skaters.least, skaters.most));
  const goalie = indexes.find((index) => isGoalie(positions[index] ?? 'C'));
  if (goalie !== undefined && random.chance(goalieChance)) chosen.push(goalie);
  for (const index of chosen) ages[index] = older.from + random.weighted(older.weights);
}

function bounded(overall: number): number {
  return Math.max(25, Math.min(95, overall));
}
