/** The world's row for a request: a step holds it until it is done, and nobody is kept waiting that long. */
import { sql } from 'drizzle-orm';
import { lockWorld, type WorldRow } from '#platform/clock/state.ts';
import type { Transaction } from '#platform/database/client.ts';

const LOCK_TIMEOUT_MS = 3_000;
/** PostgreSQL's code for a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/** @throws an error for `isTakingStep` when a step that takes long is being taken */
export async function lockWorldSoon(tx: Transaction): Promise<WorldRow> {
  await tx.execute(sql`set local lock_timeout = ${sql.raw(String(LOCK_TIMEOUT_MS))}`);
  return lockWorld(tx);
}

/** Whether an error says that the world is taking a step that takes long, so that its clock cannot be changed now. */
export function isTakingStep(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === LOCK_NOT_AVAILABLE;
}
