/** The passing of time: each domain provides hooks in its `days.ts`, which the world calls at their moments. */

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

/** How games are played: at the pace of the running world's step, or at once in the generated past of a new world. */
export type Pace = StepPace | 'past';

/**
 * The moments of hooks. A day consists of `morning`, the four `slot`s and `night`. After the hooks of `night` follow:
 * on the last day of a phase `phase-ends`, on the last day of a season `season-ends` and `season-begins`, before the
 * first day of a phase `phase-begins`, and finally `day-ends`.
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
  /** The world's rows. Everything called with them happens in one transaction, or in memory. */
  rows: Rows;
  season: number;
  /** Day of the season, 1 to 63. */
  day: number;
  /** season × 63 + day. */
  absoluteDay: number;
  secret: Secret;
  /** Real minutes per day. */
  dayMinutes: number;
  pace: Pace;
  now: Date;
  /** When games that begin live have their faceoff; absent: now. */
  faceoffAt?: Date;
  simulate: Simulate;
  enqueue: Enqueue;
  /** The consumers of finished games, in order. */
  consumers: readonly GameConsumer[];
  /** The faceoff slot, 1 to 4, at the moment `slot`; otherwise null. */
  slot: number | null;
  /** The phase that ends or begins, at these moments; otherwise null. */
  phase: Exclude<Phase, 'transition'> | null;
  /**
   * The place in the pyramid whose leagues to handle, 0 for everything that belongs to none; null: all at once. Set
   * only for work that its hook has split (see `DayHook.places`).
   */
  place: number | null;
  /** Set while a past is generated: its shortcuts, and whether its news will be read. Null in the running world. */
  past: Past | null;
}

export interface Past {
  /** Whether the news of these days will be read. */
  isAnnounced: boolean;
  /** Days between growth updates: the growth per season is the same, for a fraction of the work. */
  growthDays: number;
  /** Each team's last lineup; cleared when players have grown. In between, only missing players are replaced. */
  lineups: Map<number, Lineup>;
}

/** Numbers about the work done, for the step's record. */
export type DayDetail = Record<string, number>;

export interface DayHook extends Ordered {
  at: MomentOfDay;
  /** Limits the hook to the end or the beginning of this phase. */
  phase?: DayContext['phase'];
  /**
   * Returns the places of the pyramid with work now, for hooks that split it by place. In a running world, each place
   * gets its own transaction, in any order, several at a time. Whatever one place needs to know of another, such as ids
   * that seed random draws, must be settled here, before the first of them starts; if that is impossible, return one
   * place or none: either way the work is done as a whole.
   */
  places?(context: DayContext): Promise<readonly number[]>;
  run(context: DayContext): DayResult;
}
type DayResult = Promise<DayDetail | undefined> | Promise<void>;

/** Returns a hook that runs in the running world only, not in a generated past, which has no users. */
export function live(act: (context: DayContext) => DayResult): DayHook['run'] {
  return async (context) => (context.past ? undefined : ((await act(context)) ?? undefined));
}

/** Returns a hook that runs only with a database, not in memory, where its tables do not exist. */
export function stored(act: (tx: Transaction, context: DayContext) => DayResult): DayHook['run'] {
  return async (context) => (context.rows.tx ? ((await act(context.rows.tx, context)) ?? undefined) : undefined);
}

/**
 * The moments of creating a world: `begins` before its first season, in memory; `past-season` for each season played
 * before the users come, once all of them are in the database; and `opens` on the morning when they come. Also
 * `tier-opens`, when clubs join a running world, in the night before their first season.
 */
export const FOUNDINGS = ['begins', 'past-season', 'opens', 'tier-opens'] as const;

export interface FoundingContext extends Pick<DayContext, 'rows' | 'season' | 'secret' | 'now'> {
  /** Day of the season: the first, or the day on which the world opens. */
  day: number;
  /** The clubs that join as a tier opens; null: all, since the world is new. */
  clubIds: ReadonlySet<ClubId> | null;
}

export interface FoundingHook extends Ordered {
  at: (typeof FOUNDINGS)[number];
  run(context: FoundingContext): Promise<unknown>;
}
