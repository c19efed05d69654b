/** Admins' control of the world's clock. Every change is logged. */

import { recordAction } from '#domains/admin/store/actions.ts';
import { endHolds } from '#domains/game/store/hold.ts';
import type { UserId } from '#engine/ids.ts';
import type { TierOpening } from '#engine/schedule/pyramid.ts';
import { addAdvance } from '#platform/clock/advances.ts';
import { resumed, withDayMinutes } from '#platform/clock/clock-face.ts';
import { lockWorldSoon } from '#platform/clock/lock-soon.ts';
import { isAtLimit, isStoppedByAdmin } from '#platform/clock/pace.ts';
import { changeWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { publish } from '#platform/realtime.ts';

/** The job that advances the world. */
const ADVANCE_JOB = 'world-advance';

/** Queues an advance. Returns false while another one is waiting or running. */
export async function requestAdvance(
  db: Database,
  request: { by: 'day' | 'phase' | 'season'; count: number; userId: UserId },
): Promise<boolean> {
  const { by, count, userId } = request;
  return db.transaction(async (tx) => {
    // The lock on the world's row serializes concurrent requests by two admins.
    await lockWorldSoon(tx);
    const advanceId = await addAdvance(tx, { by, count, requestedByUserId: userId });
    if (advanceId === null) return false;
    await enqueue(tx, ADVANCE_JOB, { advanceId }, { key: ADVANCE_JOB });
    await recordAction(tx, userId, 'clock-advance', { by, count });
    return true;
  });
}

/** Stops the clock, unless an admin has already stopped it. */
export async function pauseClock(db: Database, userId: UserId, now: Date): Promise<void> {
  await changeClock(db, { userId, action: 'clock-pause', holdsEndAt: now }, (row) =>
    isStoppedByAdmin(row) ? null : { pausedAt: row.pausedAt ?? now, pauseReason: 'admin' },
  );
}

/** Restarts the clock from where it stopped; a clock at its limit stays there. */
export async function resumeClock(db: Database, userId: UserId, now: Date): Promise<void> {
  await changeClock(db, { userId, action: 'clock-resume' }, (row) => {
    if (!isStoppedByAdmin(row)) return null;
    if (isAtLimit(row)) return { pauseReason: 'limit' };
    const { dayStartedAt, pausedAt } = resumed(row, now);
    return { dayStartedAt, pausedAt, pauseReason: null };
  });
}

/** Changes the length of days; the elapsed share of the current day stays the same. */
export async function setDayMinutes(
  db: Database,
  { userId, dayMinutes, now }: { userId: UserId; dayMinutes: number; now: Date },
): Promise<void> {
  await changeClock(db, { userId, action: 'clock-day-minutes', detail: { dayMinutes } }, (row) => {
    const face = withDayMinutes(row, dayMinutes, now);
    return { dayMinutes: face.dayMinutes, dayStartedAt: face.dayStartedAt };
  });
}

/** Sets when the next tier of leagues opens. */
export async function setTierOpening(
  db: Database,
  { userId, opening }: { userId: UserId; opening: TierOpening },
): Promise<void> {
  await changeClock(db, { userId, action: 'world-tier', detail: { opening } }, (row) =>
    row.tierOpening === opening ? null : { tierOpening: opening },
  );
}

interface Action {
  userId: UserId;
  action: string;
  detail?: Record<string, string | number | boolean>;
  /** Benches that hold a period let it begin. */
  holdsEndAt?: Date;
}

async function changeClock(
  db: Database,
  { userId, action, detail, holdsEndAt }: Action,
  decide: (row: WorldRow) => Partial<WorldRow> | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockWorldSoon(tx);
    const change = decide(row);
    if (!change) return;
    await changeWorld(tx, change);
    if (holdsEndAt) await endHolds(tx, holdsEndAt);
    await recordAction(tx, userId, action, detail);
    await publish(tx, 'world', { version: row.version });
  });
}
