/**
 * Seasons of a world whose rows are in memory, by the steps that the running world takes: the past of a world that is being
 * made, and the seasons of one that is only simulated.
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

/** Growth comes once in this many days, and lines are set afresh as often. */
const GROWTH_DAYS = 7;

/** A world in memory, on the morning of the first day of a season that has been opened. */
export interface MemoryWorld {
  rows: Rows;
  secret: Secret;
  /** The next season to be played. */
  season: number;
  /** The lines that each team played last. */
  lineups: Past['lineups'];
}

export interface PlayOptions {
  /** Seasons to play. */
  count: number;
  /** Days of the season after them that are played as well; none unless told otherwise. */
  daysMore?: number;
  /** Real time that everything happens at. */
  now: Date;
  simulate: Simulate;
  /**
   * Do clubs keep books, talk, bid and claim day by day, as in the running world? Unless told otherwise they do not: a past that is
   * being made is played with as little as games, growth and the draft need, and all sign in one night of its summer.
   */
  isLived?: boolean;
  /** Will anybody read the news of this season? Of none unless told otherwise. */
  isAnnounced?: (season: number) => boolean;
  /** Told of each night that is over. */
  onNight?: (moment: Moment) => void | Promise<void>;
}

/** Puts a plan into rows and opens its first season. @param now the real time at which it happens */
export async function openPlan(rows: Rows, plan: WorldPlan, now: Date): Promise<MemoryWorld> {
  const { season, secret } = plan;
  await insertPlan(rows, plan);
  await found('begins', { rows, season, day: 1, secret, now, clubIds: null });
  return { rows, secret, season, lineups: new Map<number, Lineup>() };
}

/**
 * Plays seasons one after the other, each to the night in which the next one opens, and perhaps the first days of that one;
 * moves `world.season` on.
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
    // Of a season that is only begun no day may be without its growth: the day that makes up for it does not come.
    const growthDays = moment.season < end ? GROWTH_DAYS : 1;
    const past = isLived ? null : { isAnnounced: isAnnounced(moment.season), growthDays, lineups };
    await runStep(moment, { ...context, past });
    if (moment.step === 'night') await onNight?.(moment);
    moment = momentAfter(moment);
  }
  world.season = end;
}

/** A world in memory waits for nothing. */
const noJobs: Enqueue = async () => {
  throw new Error('a world in memory queues no jobs');
};
