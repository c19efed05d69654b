/** Checks of the world requested by admins. */
import { recordAction } from '#domains/admin/store/actions.ts';
import type { UserId } from '#engine/ids.ts';
import { joinWorldCheck } from '#platform/clock/world-checks.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { HEAVY_QUEUE } from '#platform/queue/job.ts';

/** The job that checks the world. */
const CHECK_JOB = 'world-check';
/** Milliseconds after which an unfinished check is queued again, since its job may have been lost. */
const PATIENCE_MS = 600_000;
/** Runs before waiting reports. */
const PRIORITY = -1;

/** Queues a check, unless one is already waiting or running. */
export async function requestCheck(db: Database, userId: UserId, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { check, isNew } = await joinWorldCheck(tx, { requestedByUserId: userId, requestedAt: now });
    const isLost = !check.finishedAt && now.getTime() - check.requestedAt.getTime() > PATIENCE_MS;
    if (!isNew && !isLost) return;
    await enqueue(tx, CHECK_JOB, { checkId: check.id }, { key: CHECK_JOB, queue: HEAVY_QUEUE, priority: PRIORITY });
    if (isNew) await recordAction(tx, userId, 'world-check');
  });
}
