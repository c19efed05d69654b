/** Locks by name, for concepts that have no row to lock. */
import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * Locks a name until the transaction ends: the second transaction to ask for the same name waits for the first and reads its
 * changes.
 * @param name what is locked, e.g. 'horns'; each caller has its own
 * @param of the owner, e.g. a user's id; without it there is only one lock of the name
 */
export async function lockName(tx: Transaction, name: string, of: number | string = 0): Promise<void> {
  const key = typeof of === 'number' ? sql`${of}::int` : sql`hashtext(${of})`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}), ${key})`);
}
