/** A job queue that only records, so that a test decides what runs when. */
import type { Enqueue } from '#platform/queue/job.ts';

export interface Queued {
  name: string;
  payload: { gameId?: number; period?: number };
  key: string | null;
  runAt: Date | null;
}

export function testQueue() {
  const jobs: Queued[] = [];
  const enqueue: Enqueue = async (_tx, name, payload, options = {}) => {
    const job = { name, payload, key: options.key ?? null, runAt: options.runAt ?? null };
    const place = jobs.findIndex(({ key }) => key !== null && key === job.key);
    if (place >= 0) jobs[place] = job;
    else jobs.push(job);
  };
  return {
    jobs: jobs as readonly Queued[],
    enqueue,
    /** Takes the job that is due first off the queue; null when none is left. */
    take(): Queued | null {
      jobs.sort((a, b) => (a.runAt?.getTime() ?? 0) - (b.runAt?.getTime() ?? 0));
      return jobs.shift() ?? null;
    },
    clear(): void {
      jobs.length = 0;
    },
  };
}
