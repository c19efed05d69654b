/** Runs the world in this process: the queue's jobs, and the clock. */

import { EventEmitter } from 'node:events';
import { availableParallelism } from 'node:os';
import { Logger as QueueLogger, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Logger } from 'pino';
import { jobsOf } from '#app/jobs.ts';
import { openSimulationPool } from '#domains/game/simulation/pool.ts';
import type { ListsMore } from '#domains/moderation/rules/lists.ts';
import type { Database } from '#platform/database/client.ts';
import type { MailTransport } from '#platform/mail/transport.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import type { JobContext, RegisteredJob } from '#platform/queue/job.ts';
import { keepWatchLocks, unlockJobsOfTheDead } from '#platform/queue/worker-locks.ts';
import { type RunningClock, startClock } from '#world/clock.ts';

/** Simultaneous jobs. Most wait for the database, with which they share two cores. */
const CONCURRENCY = 3;
/** Polling interval for jobs that were not announced; announced ones begin at once. */
const POLL_MS = 1_000;
/**
 * Threads for games that are played through at once; one core is left for this thread, which stores them, and the
 * database.
 */
const SIMULATION_THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));

export interface WorkerOptions {
  pool: pg.Pool;
  db: Database;
  log: Logger;
  /** Tasks of this process: jobs, the clock, or both. */
  services: readonly ('worker' | 'clock')[];
  now?: () => Date;
  /** Public address of the server; for links in mails. */
  publicUrl?: string;
  /** Connection to a mail server; without one, mails stay in the outbox. */
  mail?: MailTransport | null;
  /** The operator's additions to the lists of automatic checks. */
  lists?: ListsMore;
  /** Whether the disk has room for a step. */
  hasRoom?: () => boolean;
}

export interface RunningWorker {
  /** Stops gracefully: running jobs and the current step finish, nothing new begins; an advance stops between steps. */
  stop(): Promise<void>;
}

export async function startWorker({
  pool,
  db,
  log,
  services,
  now = () => new Date(),
  publicUrl = 'http://localhost:3000',
  mail = null,
  lists = { words: [], hosts: [] },
  hasRoom = () => true,
}: WorkerOptions): Promise<RunningWorker> {
  const ending = new AbortController();
  const simulation = openSimulationPool(SIMULATION_THREADS);
  const { simulate } = simulation;
  const context: JobContext = { db, pool, log, signal: ending.signal, now, enqueue };
  const jobs = jobsOf({ publicUrl, simulate, mail, lists });
  let runner: Runner | null = null;
  let clock: RunningClock | null = null;
  let watch: { release(): Promise<void> } | null = null;
  if (services.includes('worker')) {
    const freed = await unlockJobsOfTheDead(pool);
    if (freed > 0) log.warn({ jobs: freed }, 'took over the jobs of workers that died');
    const events: WorkerEvents = new EventEmitter();
    watch = await keepWatchLocks(pool, events);
    runner = await run({
      pgPool: pool,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      // A job is due by the clock that set its time and that it goes by itself, which is this program's and not the database's: one
      // that began earlier by it would only be queued again. Programs with different clocks begin it at most that much apart.
      useNodeTime: true,
      logger: queueLogger(log),
      events,
      taskList: Object.fromEntries(jobs.map((job) => [job.name, (payload: unknown) => runJob(job, context, payload)])),
      crontab: jobs
        .filter((job) => job.cadence === 'minutely')
        .map((job) => `* * * * * ${job.name} ?max=2`)
        .join('\n'),
    });
  }
  if (services.includes('clock')) {
    clock = startClock(pool, { db, simulate, enqueue, now, log }, hasRoom);
  }
  return {
    async stop() {
      ending.abort();
      await clock?.stop();
      await runner?.stop();
      await watch?.release();
      await simulation.close();
    },
  };
}

/** Writes the queue's messages to our log. It reports every finished job, which is logged for debugging only. */
function queueLogger(log: Logger): QueueLogger {
  const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;
  return new QueueLogger(() => (level, message) => log[levels[level as keyof typeof levels]](message));
}

/** Runs a job within its time limit; one that takes longer is logged, abandoned and retried later. */
async function runJob(job: RegisteredJob, context: JobContext, payload: unknown): Promise<void> {
  const log = context.log.child({ job: job.name });
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`${job.name} took longer than its ${job.timeLimitSeconds} s`)),
      job.timeLimitSeconds * 1000,
    );
  });
  const work = job.run({ ...context, log }, payload);
  try {
    await Promise.race([work, limit]);
  } catch (error) {
    log.error({ err: error, payload }, 'a job failed');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
