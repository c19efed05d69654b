/** Queues jobs with graphile-worker from within a transaction. */
import { sql } from 'drizzle-orm';
import type { Enqueue } from '#platform/queue/job.ts';

export const enqueue: Enqueue = async (tx, name, payload, { key, runAt, queue, priority } = {}) => {
  await tx.execute(sql`
    select graphile_worker.add_job(${name}, payload := ${JSON.stringify(payload)}::json,
      run_at := ${runAt?.toISOString() ?? null}::timestamptz, job_key := ${key ?? null}::text,
      queue_name := ${queue ?? null}::text, priority := ${priority ?? null}::int)`);
};
