/** The world's clock, for admins. */
import { desc } from 'drizzle-orm';
import type { Clock } from '#domains/world/contract/calls.ts';
import { readClock } from '#domains/world/views/clock.ts';
import { latestAdvance } from '#platform/clock/advances.ts';
import { failingNow } from '#platform/clock/pace.ts';
import { isInMaintenance, readWorld } from '#platform/clock/state.ts';
import { worldSteps } from '#platform/clock/tables.ts';
import type { Database } from '#platform/database/client.ts';

/** The number of steps listed on the clock's screen. */
const STEPS_SHOWN = 20;

export interface ClockView {
  clock: Clock;
  advance: {
    state: 'idle' | 'queued' | 'running' | 'failed';
    done: number;
    total: number;
    message: string;
    startedAt: string | null;
  };
  failure: { since: string; times: number; message: string } | null;
  inMaintenance: boolean;
  isBananaDay: boolean;
  steps: { key: string; job: string; season: number; day: number; finishedAt: string; durationMs: number }[];
}

export async function readClockView(db: Database, now: Date): Promise<ClockView> {
  const [row, clock, last, steps] = await Promise.all([
    readWorld(db),
    readClock(db, now),
    latestAdvance(db),
    db.select().from(worldSteps).orderBy(desc(worldSteps.finishedAt), desc(worldSteps.key)).limit(STEPS_SHOWN),
  ]);
  const failure = failingNow(row, now);
  return {
    clock,
    failure: failure && { since: failure.since, times: failure.times, message: failure.message },
    advance: {
      state: !last || last.state === 'done' ? 'idle' : last.state,
      done: last?.done ?? 0,
      total: last?.total ?? 0,
      message: last?.message ?? '',
      startedAt: last?.startedAt?.toISOString() ?? null,
    },
    inMaintenance: row.inMaintenance && (await isInMaintenance(db)),
    isBananaDay: row.bananaDay,
    steps: steps.map(({ detail: _detail, ...step }) => ({ ...step, finishedAt: step.finishedAt.toISOString() })),
  };
}
