/** `sim -- worth`: the worth of lineup places and the course of careers, written to the constants of the projection. */
import { writeFileSync } from 'node:fs';
import { type CareerSource, projectOveralls } from '#engine/market/projection.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { growSeason } from '#engine/player/growth.ts';
import { exactOverall } from '#engine/player/overall.ts';
import type { Position } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';
import {
  COURSE_KINDS,
  type CourseKind,
  type CourseStep,
  careerCourse,
  drawAt,
  FIRST_AGE,
  gapOf,
} from './career-course.ts';
import { inOrder, PLACE_KINDS, type PlaceWorth, placeWorths } from './place-worth.ts';

export const WORTH_FILE = new URL('../../src/engine/market/worth-constants.ts', import.meta.url);

/** Players of each kind and age. */
const PLAYERS = 1500;
/** Careers of each kind and age that the projection is compared with. */
const CAREERS = 300;
const AGES_TO_COMPARE = [18, 21, 24, 27, 30, 33] as const;
const SEASONS_TO_COMPARE: readonly number[] = [3, 6];

export interface Worth {
  games: number;
  seed: number;
  places: PlaceWorth[];
  course: CourseStep[];
}

export function measureWorth({
  games,
  seed,
  onProgress,
}: {
  games: number;
  seed: number;
  onProgress?: (done: number) => void;
}): Worth {
  return {
    games,
    seed,
    course: careerCourse({ players: PLAYERS, seed }),
    places: placeWorths({ games, seed, onProgress }),
  };
}

export function worthSource({ games, seed, places, course }: Worth): string {
  const worths = PLACE_KINDS.map(
    (kind) =>
      `  ${kind}: [${inOrder(places, kind)
        .map((goals) => goals.toFixed(3))
        .join(', ')}],`,
  );
  const courses = (Object.keys(COURSE_KINDS) as CourseKind[]).map((kind) => {
    const own = course.filter((step) => step.kind === kind);
    return `  ${kind}: [\n${own.map(({ base, perGap }) => `    [${base.toFixed(2)}, ${perGap.toFixed(3)}],`).join('\n')}\n  ],`;
  });
  return `/**
 * What a place in a lineup is worth, and how the overall of a player goes on.
 *
 * Written by \`npm run sim -- worth --games ${games} --seed ${seed}\` with engine ${ENGINE_VERSION} (docs/decisions/027-player-worth.md): the goal difference of
 * that many games, regressed on the moved overalls of each place; and the change of the overalls of ${PLAYERS} players of each kind
 * and age in a season, regressed on the distance to their ceilings.
 */

/**
 * Goals in 82 games that a point of overall brings in each place, from the one that plays most: lines of centers and of
 * wings, pairs, and a goalie who plays all games.
 */
export const GOALS_PER_POINT = {
${worths.join('\n')}
} as const;

/** The age of the first entry of COURSE. */
export const FIRST_AGE = ${FIRST_AGE};
/** By kind and age: [points of overall that the season brings, and what each point to the ceiling adds]. */
export const COURSE: Record<'F' | 'D' | 'G', readonly (readonly [number, number])[]> = {
${courses.join('\n')}
};
`;
}

export function writeWorth(worth: Worth): void {
  writeFileSync(WORTH_FILE, worthSource(worth));
}

/** Returns the projection beside simulated careers: mean overall after some seasons. */
export function worthText(worth: Worth): string {
  const places = worth.places.map(
    ({ kind, rank, goals, error }) => `${kind}${rank + 1}  ${goals.toFixed(2).padStart(6)} ± ${error.toFixed(2)}`,
  );
  const source: CareerSource = { courseOf: (kind, age) => stepOf(worth.course, kind, age) };
  const careers = (Object.keys(COURSE_KINDS) as CourseKind[]).flatMap((kind) =>
    AGES_TO_COMPARE.map((age) => compare(kind, age, source)),
  );
  return [
    `goals in 82 games that a point of overall brings (± standard error; ${worth.games} games, seed ${worth.seed})`,
    ...places,
    '',
    'mean overall of careers, lived and projected',
    ...careers,
  ].join('\n');
}

function stepOf(course: readonly CourseStep[], kind: CourseKind, age: number): readonly [number, number] {
  const own = course.filter((step) => step.kind === kind);
  const step = own[Math.max(0, Math.min(own.length - 1, age - FIRST_AGE))];
  return [step?.base ?? 0, step?.perGap ?? 0];
}

function compare(kind: CourseKind, age: number, source: CareerSource): string {
  const random = new Random(`careers/${kind}/${age}`);
  const lived = SEASONS_TO_COMPARE.map(() => 0);
  const projected = SEASONS_TO_COMPARE.map(() => 0);
  for (let index = 0; index < CAREERS; index++) {
    const position = random.pick<Position>(COURSE_KINDS[kind]);
    let player = drawAt(position, age, random);
    const overall = exactOverall(position, player.skills);
    const ahead = projectOveralls({ position, age, overall, ceiling: overall + gapOf(position, player) }, source);
    for (let season = 1; season <= 6; season++) {
      player = { ...player, ...growSeason(player, age + season - 1, random) };
      const at = SEASONS_TO_COMPARE.indexOf(season);
      if (at < 0) continue;
      lived[at]! += exactOverall(position, player.skills) / CAREERS;
      projected[at]! += (ahead[season] ?? 0) / CAREERS;
    }
  }
  const columns = SEASONS_TO_COMPARE.map(
    (season, at) => `after ${season}: ${lived[at]!.toFixed(1)} ${projected[at]!.toFixed(1)}`,
  );
  return `${kind} at ${age}  ${columns.join('   ')}`;
}
