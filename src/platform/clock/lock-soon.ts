/**
 * The world's row for a request: a step holds it until it is done, and nobody is kept waiting that long. Between two places of a
 * step that is taken place by place a request gets it: what it changes counts once the step is over.
 */
import { sql } from 'drizzle-orm';
import { LOCK_TIMEOUT_MS } from '#platform/calls/limits.ts';
import { lockWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Transaction } from '#platform/database/client.ts';
import { isLockTimeout } from '#platform/database/outage.ts';

/** @throws an error for `isTakingStep` when a step that takes long is being taken */
export async function lockWorldSoon(tx: Transaction): Promise<WorldRow> {
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  return lockWorld(tx);
}

/** Whether an error says that the world is taking a step that takes long, so that its clock cannot be changed now. */
export function isTakingStep(error: unknown): boolean {
  return isLockTimeout(error);
}
