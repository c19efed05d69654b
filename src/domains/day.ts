/** What happens to nouns as time passes: each brings hooks in its `days.ts`, and the world calls them at their moment. */

import type { GameConsumer } from '#domains/game/facts.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import type { Phase } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { StepPace } from '#engine/pace.ts';
import type { Secret } from '#engine/secret.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Ordered } from '#platform/in-order.ts';
import type { Enqueue } from '#platform/queue/job.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** How games are played: as a step of the running world has it, or at once in the past of a world that is being made. */
export type Pace = StepPace | 'past';

/**
 * When hooks are called. A day is `morning`, the four `slot`s, `night`. In the night, after the hooks of `night`: on the last
 * day of a phase `phase-ends`, on the last of a season `season-ends` and `season-begins`, before the first day of a phase
 * `phase-begins`, and at last `day-ends`.
 */
export const MOMENTS = [
  'morning',
  'slot',
  'night',
  'phase-ends',
  'season-ends',
  'season-begins',
  'phase-begins',
  'day-ends',
] as const;
export type MomentOfDay = (typeof MOMENTS)[number];

export interface DayContext {
  /** Where the world is kept; everything that is called with it is done in one transaction, or in memory. */
  rows: Rows;
  season: number;
  /** Day of the season, 1 to 63. */
  day: number;
  /** season × 63 + day. */
  absoluteDay: number;
  secret: Secret;
  /** Real minutes that a day lasts. */
  dayMinutes: number;
  pace: Pace;
  now: Date;
  simulate: Simulate;
  enqueue: Enqueue;
  /** Who acts on games that end, in order. */
  consumers: readonly GameConsumer[];
  /** The faceoff slot, 1 to 4, at the moment `slot`; else null. */
  slot: number | null;
  /** The phase that ends or begins, at these moments; else null. */
  phase: Exclude<Phase, 'transition'> | null;
  /**
   * The place of the pyramid whose leagues this is about, 0 for what belongs to none; null: all of them at once. Only work that its
   * hook has split, see `DayHook.places`, is ever done place by place.
   */
  place: number | null;
  /** Of a past that is being played: how fast it may be, and whether anybody will read of it. Null in the running world. */
  past: Past | null;
}

export interface Past {
  /** Will anybody read the news of these days? */
  isAnnounced: boolean;
  /** Growth comes once in this many days: the same in a season, and a part of the work. */
  growthDays: number;
  /** The lines that each team played last; cleared when players have grown. In between only the missing are replaced. */
  lineups: Map<number, Lineup>;
}

/** Numbers about what was done, for the step's record. */
export type DayDetail = Record<string, number>;

export interface DayHook extends Ordered {
  at: MomentOfDay;
  /** Only when this phase ends or begins. */
  phase?: DayContext['phase'];
  /**
   * Of work that is done for each place of the pyramid apart: the places that have some now. In a running world each is then a
   * transaction of its own, in any order, several of them at a time. Whatever one place would know of another, such as ids that
   * draws are made from, is settled here, before the first of them; if it cannot be, there is one place, or none: both are taken
   * whole.
   */
  places?(context: DayContext): Promise<readonly number[]>;
  run(context: DayContext): DayResult;
}
type DayResult = Promise<DayDetail | undefined> | Promise<void>;

/** Returns what is done in the running world only: in a past that is being made nobody is there for it. */
export function live(act: (context: DayContext) => DayResult): DayHook['run'] {
  return async (context) => (context.past ? undefined : ((await act(context)) ?? undefined));
}

/** Returns what is done with a database only: in memory there is nothing that it is about. */
export function stored(act: (tx: Transaction, context: DayContext) => DayResult): DayHook['run'] {
  return async (context) => (context.rows.tx ? ((await act(context.rows.tx, context)) ?? undefined) : undefined);
}

/**
 * When a world is made: `begins` before its first season, in memory; `past-season` for each season that was played before
 * the users come, once all of them are in the database; and `opens` on the morning on which they come. And `tier-opens` when clubs
 * join a running world, in the night before the season that they join it with.
 */
export const FOUNDINGS = ['begins', 'past-season', 'opens', 'tier-opens'] as const;

export interface FoundingContext extends Pick<DayContext, 'rows' | 'season' | 'secret' | 'now'> {
  /** Day of the season: the first, or where the world opens. */
  day: number;
  /** Those that have just joined, as a tier opens; null: the world is made, and it is all of them. */
  clubIds: ReadonlySet<ClubId> | null;
}

export interface FoundingHook extends Ordered {
  at: (typeof FOUNDINGS)[number];
  run(context: FoundingContext): Promise<unknown>;
}
