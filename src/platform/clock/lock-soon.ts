/**
 * Locks the world's row for a request: a step holds the row until it is done, and no request should wait that long. While a step
 * is taken place by place, a request gets the row between two places; its changes count once the step is over.
 */
import { sql } from 'drizzle-orm';
import { LOCK_TIMEOUT_MS } from '#platform/calls/limits.ts';
import { lockWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Transaction } from '#platform/database/client.ts';
import { isLockTimeout } from '#platform/database/outage.ts';

/** @throws an error recognized by `isTakingStep` while a long step is being taken */
export async function lockWorldSoon(tx: Transaction): Promise<WorldRow> {
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  return lockWorld(tx);
}

/** Returns whether an error says that the world is taking a long step, so that its clock cannot be changed now. */
export function isTakingStep(error: unknown): boolean {
  return isLockTimeout(error);
}
