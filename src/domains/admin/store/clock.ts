/** The world's clock in an admin's hands. Every change is on record. */

import { desc, sql } from 'drizzle-orm';
import { adminActions } from '#domains/admin/tables.ts';
import type { Clock } from '#domains/world/contract.ts';
import { readClock } from '#domains/world/views/clock.ts';
import { addAdvance, latestAdvance } from '#platform/clock/advances.ts';
import { resumed, withDayMinutes } from '#platform/clock/clock-face.ts';
import { changeWorld, isInMaintenance, lockWorld, readWorld, type WorldRow } from '#platform/clock/state.ts';
import { worldSteps } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { publish } from '#platform/realtime.ts';

/** The job that advances the world, and how many steps the clock's screen lists. */
const ADVANCE_JOB = 'world-advance';
const STEPS_SHOWN = 20;
const LOCK_TIMEOUT_MS = 3_000;
/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

export interface ClockView {
  clock: Clock;
  advance: {
    state: 'idle' | 'queued' | 'running' | 'failed';
    done: number;
    total: number;
    message: string;
    startedAt: string | null;
  };
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
  return {
    clock,
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

/** Whether an error says that the world is taking a step that takes long, so that its clock cannot be changed now. */
export function isTakingStep(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
}

/** Queues an advance; false while another one waits or runs. */
export async function requestAdvance(
  db: Database,
  request: { by: 'day' | 'phase' | 'season'; count: number; userId: number },
): Promise<boolean> {
  const { by, count, userId } = request;
  return db.transaction(async (tx) => {
    // The lock on the world's row makes two admins who press at once wait for each other.
    await lockWorldSoon(tx);
    const advanceId = await addAdvance(tx, { by, count, requestedByUserId: userId });
    if (advanceId === null) return false;
    await enqueue(tx, ADVANCE_JOB, { advanceId }, { key: ADVANCE_JOB });
    await recordAction(tx, userId, 'clock-advance', { by, count });
    return true;
  });
}

/** Stops the clock; a stopped one stays as it is. */
export async function pauseClock(db: Database, userId: number, now: Date): Promise<void> {
  await changeClock(db, { userId, action: 'clock-pause' }, (row) => (row.pausedAt ? null : { pausedAt: now }));
}

/** Lets the clock run on from where it stood. */
export async function resumeClock(db: Database, userId: number, now: Date): Promise<void> {
  await changeClock(db, { userId, action: 'clock-resume' }, (row) => {
    if (!row.pausedAt) return null;
    const { dayStartedAt, pausedAt } = resumed(row, now);
    return { dayStartedAt, pausedAt };
  });
}

/** Makes days longer or shorter; the share of the present day that has passed stays. */
export async function setDayMinutes(
  db: Database,
  { userId, dayMinutes, now }: { userId: number; dayMinutes: number; now: Date },
): Promise<void> {
  await changeClock(db, { userId, action: 'clock-day-minutes', detail: { dayMinutes } }, (row) => {
    const face = withDayMinutes(row, dayMinutes, now);
    return { dayMinutes: face.dayMinutes, dayStartedAt: face.dayStartedAt };
  });
}

interface Action {
  userId: number;
  action: string;
  detail?: Record<string, string | number | boolean>;
}

async function changeClock(
  db: Database,
  { userId, action, detail }: Action,
  decide: (row: WorldRow) => Partial<WorldRow> | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    const change = decide(row);
    if (!change) return;
    await changeWorld(tx, change);
    await recordAction(tx, userId, action, detail);
    await publish(tx, 'world', { version: row.version });
  });
}

/** A step holds the world's row until it is done; a request is not kept waiting that long. */
async function lockWorldSoon(tx: Transaction): Promise<WorldRow> {
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  return lockWorld(tx);
}

/** Writes down what an admin did. */
export async function recordAction(
  tx: Database | Transaction,
  userId: number,
  action: string,
  detail: Record<string, string | number | boolean> = {},
): Promise<void> {
  await tx.insert(adminActions).values({ userId, action, detail });
}
