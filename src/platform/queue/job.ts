/**
 * The definition of a job of the world. A slice defines its jobs in its `jobs.ts`; `app/jobs.ts` lists them all; graphile-worker
 * runs them. Each run is one transaction and idempotent: running it again with the same payload changes nothing.
 */
import type pg from 'pg';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface JobContext {
  db: Database;
  /** For work that needs a connection of its own, such as a lock. */
  pool: pg.Pool;
  log: Logger;
  /** Aborted when the program is about to end: a long job stops at the next safe point and throws, and is tried again. */
  signal: AbortSignal;
  /** The one clock that jobs know. */
  now(): Date;
  /** Queues another job in the given transaction, so that it exists only if the transaction commits. */
  enqueue: Enqueue;
}

/** The queue of jobs that keep a processor or the database busy for seconds: one at a time, of any kind. */
export const HEAVY_QUEUE = 'heavy';

export type Enqueue = (
  tx: Database | Transaction,
  name: string,
  payload: object,
  options?: {
    /** A queued job with the same key is replaced: one at a time of a kind. */
    key?: string;
    runAt?: Date;
    /** Jobs of the same queue run one after another, so that they never take all workers. */
    queue?: string;
    /** Priority among waiting jobs: lower first, 0 by default. */
    priority?: number;
  },
) => Promise<void>;

export interface Job<Payload extends object = object> {
  /** Kebab-case, e.g. 'game-period'. */
  name: string;
  /** When the world runs it: with a step of the day, on its own timetable, or only when it is queued. */
  cadence: 'step' | 'minutely' | 'on-demand';
  /** A run that takes longer is reported and abandoned. */
  timeLimitSeconds: number;
  payload: z.ZodType<Payload>;
  run(context: JobContext, payload: Payload): Promise<void>;
}

/** Keeps the payload type of a job through its definition. */
export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}

/**
 * Returns a job that the world runs once a minute, without a payload. Work that is not done within the minute waits for the next
 * run.
 */
export function minutelyJob(name: string, run: (context: JobContext) => Promise<void>): Job {
  return { name, cadence: 'minutely', timeLimitSeconds: 55, payload: z.object({}), run };
}

/** A job that checks its payload from the queue. */
export interface RegisteredJob extends Pick<Job, 'name' | 'cadence' | 'timeLimitSeconds'> {
  /** Runs the job with a payload from the queue. @throws ZodError when the payload is not what the job expects */
  run(context: JobContext, payload: unknown): Promise<void>;
}

export function registerJob<Payload extends object>(job: Job<Payload>): RegisteredJob {
  const { name, cadence, timeLimitSeconds } = job;
  return { name, cadence, timeLimitSeconds, run: (context, payload) => job.run(context, job.payload.parse(payload)) };
}
