/** Runs admins' commands on the world in the background; the row of the request records the progress. */
import * as z from 'zod';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { type AdvanceRow, changeAdvance, findAdvance } from '#platform/clock/advances.ts';
import { withWorld } from '#platform/clock/lock.ts';
import { changeWorldCheck, findWorldCheck } from '#platform/clock/world-checks.ts';
import { defineJob } from '#platform/queue/job.ts';
import { type AdvanceRequest, advance } from '#world/advance.ts';
import { checkWorld } from '#world/check.ts';

/** How long the job waits for the clock or a command line to release the world. */
const PATIENCE_MS = 120_000;

/** Advances the world. @param simulate plays games through at once, on threads if available */
export const worldAdvanceJob = (simulate: Simulate) =>
  defineJob({
    name: 'world-advance',
    cadence: 'on-demand',
    timeLimitSeconds: 6 * 3600,
    payload: z.object({ advanceId: z.number().int() }),
    async run({ db, pool, log, signal, now, enqueue }, { advanceId }) {
      const request = await findAdvance(db, advanceId);
      if (!request || request.state === 'done' || request.state === 'failed') return;
      const report = (change: Partial<AdvanceRow>) => changeAdvance(db, advanceId, change);
      await report({ state: 'running', startedAt: request.startedAt ?? now() });
      const before = request.done;
      const work = () =>
        advance(
          { db, simulate, enqueue, now, log },
          remaining(request),
          ({ done, total, moment: { season, day } }) =>
            report({ done: before + done, total: before + total, message: `season ${season}, day ${day}` }),
          signal,
        );
      try {
        const held = await withWorld(pool, work, { waitMs: PATIENCE_MS });
        if (!held) throw new Error('the world was busy for too long; try again');
        await report({ state: 'done', finishedAt: now(), message: '' });
      } catch (error) {
        // The program is stopping: the queue retries, and the advance resumes.
        if (signal.aborted) throw error;
        log.error({ err: error, advanceId }, 'the world could not be advanced');
        const message = error instanceof Error ? error.message : String(error);
        await report({ state: 'failed', finishedAt: now(), message });
      }
    },
  });

/** Checks all invariants, once for all requests made meanwhile. */
export const worldCheckJob = defineJob({
  name: 'world-check',
  cadence: 'on-demand',
  timeLimitSeconds: 3600,
  payload: z.object({ checkId: z.number().int() }),
  async run({ db, log, signal, now }, { checkId }) {
    const request = await findWorldCheck(db, checkId);
    if (!request || request.finishedAt) return;
    try {
      const results = await checkWorld(db, async ({ done, total, name }) => {
        signal.throwIfAborted();
        await changeWorldCheck(db, checkId, { state: 'running', done, total, message: name });
      });
      const total = results.length;
      await changeWorldCheck(db, checkId, {
        state: 'done',
        done: total,
        total,
        message: '',
        results,
        finishedAt: now(),
      });
    } catch (error) {
      // The program is stopping: the queue runs it again.
      if (signal.aborted) throw error;
      log.error({ err: error, checkId }, 'the world could not be checked');
      const message = error instanceof Error ? error.message : String(error);
      await changeWorldCheck(db, checkId, { state: 'failed', message, finishedAt: now() });
    }
  },
});

/**
 * Returns what is left of a request; once begun, that is a number of days, so that a crash or restart does not make it
 * go further.
 */
function remaining({ by, count, done, total }: AdvanceRow): AdvanceRequest {
  return total > 0 ? { by: 'day', count: total - done } : { by, count };
}
