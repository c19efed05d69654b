/**
 * Plays seasons of a world in memory, with the same steps as the running world: the past of a world being created, or a
 * simulated world.
 */

import type { Past } from '#domains/day.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { absoluteDayOf, type Moment, momentAfter } from '#engine/calendar.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { Secret } from '#engine/secret.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import type { Rows } from '#platform/rows/rows.ts';
import { found } from '#world/creation/found.ts';
import type { WorldPlan } from '#world/creation/plan.ts';
import { insertPlan } from '#world/creation/plan-rows.ts';
import { runStep } from '#world/steps/run-step.ts';

/** Days between two steps of growth, and between two updates of the lines. */
const GROWTH_DAYS = 7;

/** A world in memory, on the morning of the first day of a season that has been opened. */
export interface MemoryWorld {
  rows: Rows;
  secret: Secret;
  /** The next season to play. */
  season: number;
  /** Each team's latest lines. */
  lineups: Past['lineups'];
}

export interface PlayOptions {
  /** Seasons to play. */
  count: number;
  /** Days of the following season to play as well; none by default. */
  daysMore?: number;
  /** Real time recorded for everything that happens. */
  now: Date;
  simulate: Simulate;
  /**
   * Whether clubs keep books, negotiate, bid and claim day by day, as in the running world. By default they do not: a
   * past is played with only the games, growth and drafts it needs, and all contracts are signed in one night of its
   * summer.
   */
  isLived?: boolean;
  /** Whether news of a season is written; by default it is not. */
  isAnnounced?: (season: number) => boolean;
  /** Called after each night. */
  onNight?: (moment: Moment) => void | Promise<void>;
}

/** Puts a plan into rows and opens its first season. @param now real time recorded for it */
export async function openPlan(rows: Rows, plan: WorldPlan, now: Date): Promise<MemoryWorld> {
  const { season, secret } = plan;
  await insertPlan(rows, plan);
  await found('begins', { rows, season, day: 1, secret, now, clubIds: null });
  return { rows, secret, season, lineups: new Map<number, Lineup>() };
}

/**
 * Plays whole seasons, each to the night in which the next one opens, and optionally the first days of the one after;
 * advances `world.season`.
 */
export async function playSeasons(
  world: MemoryWorld,
  { count, daysMore = 0, now, simulate, isLived = false, isAnnounced = () => false, onNight }: PlayOptions,
): Promise<void> {
  const { rows, secret, lineups } = world;
  const context = { rows, secret, dayMinutes: 0, pace: 'past', now, simulate, enqueue: noJobs } as const;
  const end = world.season + count;
  let moment: Moment = { season: world.season, day: 1, step: 'morning' };
  while (absoluteDayOf(moment) < absoluteDayOf({ season: end, day: 1 + daysMore })) {
    // A partially played season needs growth every day, since the day that would make up for it is not reached.
    const growthDays = moment.season < end ? GROWTH_DAYS : 1;
    const past = isLived ? null : { isAnnounced: isAnnounced(moment.season), growthDays, lineups };
    await runStep(moment, { ...context, past });
    if (moment.step === 'night') await onNight?.(moment);
    moment = momentAfter(moment);
  }
  world.season = end;
}

/** Rejects jobs, which a world in memory cannot queue. */
const noJobs: Enqueue = async () => {
  throw new Error('a world in memory queues no jobs');
};
