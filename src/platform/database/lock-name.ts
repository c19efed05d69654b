/** Locks by name, for what has no row to lock. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * Holds a name until the transaction ends: of two who ask for the same one, the second waits for the first and reads what it left.
 * @param name what is held, e.g. 'horns'; each caller has its own
 * @param of whose, e.g. a user's id; without it there is only one
 */
export async function lockName(tx: Transaction, name: string, of: number | string = 0): Promise<void> {
  const key = typeof of === 'number' ? sql`${of}::int` : sql`hashtext(${of})`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${key})`);
}
