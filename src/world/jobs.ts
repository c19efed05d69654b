/** Advances the world for an admin, in the background; the request's row tells how far it is. */
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#server/database/client.ts';
import { advance } from '#world/advance.ts';
import { defineJob } from '#world/job.ts';
import { withWorld } from '#world/lock.ts';
import { simulateHere } from '#world/simulation/simulate.ts';
import { worldAdvances } from '#world/tables.ts';

/** How long the job waits for the clock, or for somebody at the command line, to let go of the world. */
const PATIENCE_MS = 120_000;

export const worldAdvanceJob = defineJob({
  name: 'world-advance',
  cadence: 'on-demand',
  timeLimitSeconds: 6 * 3600,
  payload: z.object({ advanceId: z.number().int() }),
  async run({ db, pool, log, now, enqueue }, { advanceId }) {
    const [request] = await db.select().from(worldAdvances).where(eq(worldAdvances.id, advanceId));
    if (!request || request.state === 'done' || request.state === 'failed') return;
    const report = (change: Partial<typeof worldAdvances.$inferInsert>) => save(db, advanceId, change);
    await report({ state: 'running', startedAt: request.startedAt ?? now() });
    try {
      // Begun again after a crash, it goes on to where it was to go, not as far again from where it came to.
      const left = { by: request.by, count: request.count, done: request.done };
      const held = await withWorld(
        pool,
        () =>
          advance({ db, simulate: simulateHere, enqueue, now, log }, remaining(left), ({ done, total, moment }) =>
            report({
              done: left.done + done,
              total: left.done + total,
              message: `season ${moment.season}, day ${moment.day}`,
            }),
          ),
        { waitMs: PATIENCE_MS },
      );
      if (!held) throw new Error('the world was busy for too long; try again');
      await report({ state: 'done', finishedAt: now(), message: '' });
    } catch (error) {
      log.error({ err: error, advanceId }, 'the world could not be advanced');
      await report({
        state: 'failed',
        finishedAt: now(),
        message: error instanceof Error ? error.message : String(error),
      });
    }
  },
});

/** Days that were done before a crash are not done again; phases and seasons end where they end. */
function remaining({ by, count, done }: { by: 'day' | 'phase' | 'season'; count: number; done: number }) {
  return { by, count: by === 'day' ? count - done : count };
}

async function save(db: Database, id: number, change: Partial<typeof worldAdvances.$inferInsert>): Promise<void> {
  await db.update(worldAdvances).set(change).where(eq(worldAdvances.id, id));
}
