/** What a step of the day works with. */
import type { Random } from '#engine/random.ts';
import type { Transaction } from '#server/database/client.ts';
import type { Moment } from '#world/calendar.ts';
import type { Enqueue } from '#world/job.ts';
import type { Simulate } from '#world/simulation/simulate.ts';

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
