/**
 * `sim -- drift`: do untouched worlds stay as they were? Averages several: what all of them do follows from the rules, what one
 * of them does may be chance.
 */
import { POSITIONS } from '#engine/player/skills.ts';
import { type Row, rowsOf } from '../rows.ts';
import { standardErrors } from '../sampling.ts';
import { meanOf } from '../spread.ts';
import { type DriftOptions, type PlayedWorld, playWorld } from './played-world.ts';
import { CAREER_TARGETS, DRIFT_TARGETS } from './targets.ts';
import { type DriftSeason, driftTable } from './trend.ts';

/** Distance between the seeds of the worlds, so that those of one run are not those of the next. */
const NEXT_WORLD = 1000;

/** Means over the worlds, with their verdicts. */
export interface Drift extends PlayedWorld {
  /** Whether the worlds stayed what they were. */
  rows: Row[];
  /** Stability of players, aging, draft. */
  careers: Row[];
}

/** @param options as for one world, plus the number of worlds; progress counts the seasons of all of them. */
export async function drift({ worlds, ...options }: DriftOptions & { worlds: number }): Promise<Drift> {
  const each: PlayedWorld[] = [];
  for (let index = 0; index < worlds; index++) {
    const seed = options.seed + NEXT_WORLD * index;
    const onProgress = (seasons: number) => options.onProgress?.(index * options.seasons + seasons);
    each.push(await playWorld({ ...options, seed, onProgress }));
  }
  const seasons = (each[0]?.seasons ?? []).map((_, index) =>
    meanSeason(each.flatMap((world) => world.seasons[index] ?? [])),
  );
  const careerTable = Object.fromEntries(
    CAREER_TARGETS.map(({ key }) => [key, meanOf(each.map((world) => world.careerTable[key] ?? 0))]),
  );
  return {
    seasons,
    rows: rowsOf(DRIFT_TARGETS, driftTable(seasons)),
    careerTable,
    careers: rowsOf(CAREER_TARGETS, careerTable, standardErrors(each.map((world) => world.careerTable))),
  };
}

/** @param seasons the same season of each world. */
function meanSeason(seasons: readonly DriftSeason[]): DriftSeason {
  const mean = (pick: (season: DriftSeason) => number) => meanOf(seasons.map(pick));
  return {
    season: mean(({ season }) => season),
    goals: mean(({ goals }) => goals),
    shots: mean(({ shots }) => shots),
    savePercentage: mean(({ savePercentage }) => savePercentage),
    overall: mean(({ overall }) => overall),
    overallByPosition: Object.fromEntries(
      POSITIONS.map((position) => [position, mean(({ overallByPosition }) => overallByPosition[position] ?? 0)]),
    ),
    age: mean(({ age }) => age),
    ageClasses: [0, 1, 2, 3].map((index) => mean(({ ageClasses }) => ageClasses[index] ?? 0)),
    stars: mean(({ stars }) => stars),
    best: mean(({ best }) => best),
    pointsDeviation: mean(({ pointsDeviation }) => pointsDeviation),
    firstScorer: mean(({ firstScorer }) => firstScorer),
  };
}
