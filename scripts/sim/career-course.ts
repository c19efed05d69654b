/**
 * Measures how the overall moves from one season to the next, by age and by distance to the ceiling: generated players grow for a
 * season, and the change is regressed on the distance. Busts, late bloomers and a season's luck are all included.
 */

import { generatePlayer } from '#engine/player/generate.ts';
import { drawCareer } from '#engine/player/generate-career.ts';
import { growSeason } from '#engine/player/growth.ts';
import { JUNIOR_OVERALL } from '#engine/player/level-constants.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import { leastSquares } from './least-squares.ts';

export const COURSE_KINDS = { F: ['C', 'LW', 'RW'], D: ['LD', 'RD'], G: ['G'] } as const satisfies Record<
  string,
  readonly Position[]
>;
export type CourseKind = keyof typeof COURSE_KINDS;

export const FIRST_AGE = 17;
export const LAST_AGE = 41;
/** Overall of the players studied: of a first team and a farm team; juniors are as they are generated. */
const MEN = { mean: 67, deviation: 6 } as const;

export interface CourseStep {
  kind: CourseKind;
  age: number;
  /** Change of the overall in the season of this age = base + perGap × points to the ceiling. */
  base: number;
  perGap: number;
}

/** @param players the number of each kind and age */
export function careerCourse({
  players,
  seed,
  onProgress,
}: {
  players: number;
  seed: number;
  onProgress?: (done: number) => void;
}): CourseStep[] {
  const steps: CourseStep[] = [];
  for (const kind of Object.keys(COURSE_KINDS) as CourseKind[]) {
    for (let age = FIRST_AGE; age <= LAST_AGE; age++) {
      const random = new Random(`course/${seed}/${kind}/${age}`);
      const fit = leastSquares(2);
      for (let index = 0; index < players; index++) {
        const position = random.pick<Position>(COURSE_KINDS[kind]);
        const player = drawAt(position, age, random);
        const before = exactOverall(position, player.skills) + meanProgress(position, player.progress);
        const grown = growSeason(player, age, random);
        const after = exactOverall(position, grown.skills) + meanProgress(position, grown.progress);
        fit.add([1, gapOf(position, player)], after - before);
      }
      const [base = 0, perGap = 0] = fit.solve().coefficients;
      steps.push({ kind, age, base, perGap });
      onProgress?.(steps.length);
    }
  }
  return steps;
}

export function drawAt(position: Position, age: number, random: Random) {
  const junior = JUNIOR_OVERALL[age];
  const mean = junior === undefined ? MEN.mean : junior + 6;
  const overall = Math.max(30, Math.min(90, random.normal(mean, MEN.deviation)));
  const player = generatePlayer({ position, age, overall, level: 'PRO' }, random);
  return { ...player, ...drawCareer({ position, age, skills: player.skills }, random) };
}

/** Returns the points from the overall to the one that his ceilings allow. */
export function gapOf(
  position: Position,
  { skills, ceilings }: { skills: readonly number[]; ceilings: readonly number[] },
): number {
  const reachable = ceilings.map((ceiling, index) => Math.max(ceiling, skills[index] ?? 0));
  return exactOverall(position, reachable) - exactOverall(position, skills);
}

/** Returns the points of overall already in progress. */
function meanProgress(position: Position, progress: readonly number[]): number {
  return exactOverall(
    position,
    progress.map((each) => each / 100),
  );
}
