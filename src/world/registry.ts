/** Every job of the world. A slice that gets a `jobs.ts` adds its jobs here. */
import { sendMailsJob, tidyAccountsJob } from '#domains/account/jobs.ts';
import { gameFinishJob, gamePeriodJob, gameReportJob, gameWatchJob } from '#domains/game/jobs.ts';
import type { Job } from '#world/job.ts';
import { worldAdvanceJob } from '#world/jobs.ts';

export interface RegisteredJob extends Pick<Job, 'name' | 'cadence' | 'timeLimitSeconds'> {
  /** Runs the job with a payload from the queue. @throws ZodError when the payload is not what the job expects */
  run(context: Parameters<Job['run']>[0], payload: unknown): Promise<void>;
}

export const jobs: readonly RegisteredJob[] = [
  register(gamePeriodJob),
  register(gameFinishJob),
  register(gameWatchJob),
  register(gameReportJob),
  register(worldAdvanceJob),
  register(sendMailsJob),
  register(tidyAccountsJob),
];

function register<Payload extends object>(job: Job<Payload>): RegisteredJob {
  const { name, cadence, timeLimitSeconds } = job;
  return { name, cadence, timeLimitSeconds, run: (context, payload) => job.run(context, job.payload.parse(payload)) };
}
