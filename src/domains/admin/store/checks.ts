/** Checks of the world that admins ask for. */
import { recordAction } from '#domains/admin/store/actions.ts';
import type { UserId } from '#engine/ids.ts';
import { joinWorldCheck } from '#platform/clock/world-checks.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { HEAVY_QUEUE } from '#platform/queue/job.ts';

/** The job that checks the world. */
const CHECK_JOB = 'world-check';
/** A check that is not done after this many milliseconds is queued again: its job may have been lost. */
const PATIENCE_MS = 600_000;
/** Before the reports that wait. */
const PRIORITY = -1;

/** Queues a check; who asks while one waits or runs joins that one. */
export async function requestCheck(db: Database, userId: UserId, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { check, isNew } = await joinWorldCheck(tx, { requestedByUserId: userId, requestedAt: now });
    const isLost = !check.finishedAt && now.getTime() - check.requestedAt.getTime() > PATIENCE_MS;
    if (!isNew && !isLost) return;
    await enqueue(tx, CHECK_JOB, { checkId: check.id }, { key: CHECK_JOB, queue: HEAVY_QUEUE, priority: PRIORITY });
    if (isNew) await recordAction(tx, userId, 'world-check');
  });
}
