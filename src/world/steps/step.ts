/** What a step of the day works with. */

import type { Simulate } from '#domains/game/simulation/simulate.ts';
import type { Moment } from '#engine/calendar.ts';
import type { Random } from '#engine/random.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Enqueue } from '#platform/queue/job.ts';

/**
 * How games are played: revealed over real time, or through at once, because the world is behind its clock or because
 * somebody advances it.
 */
export type Pace = 'live' | 'catch-up' | 'command';

export interface StepContext {
  tx: Transaction;
  moment: Moment;
  /** season × 63 + day. */
  absoluteDay: number;
  worldSeed: number;
  dayMinutes: number;
  pace: Pace;
  now: Date;
  simulate: Simulate;
  enqueue: Enqueue;
  /** Randomness for one purpose of this step, the same whenever the step is taken. */
  random(purpose: string): Random;
}

/** Numbers about what was done, for the step's record. */
export type StepDetail = Record<string, number>;
