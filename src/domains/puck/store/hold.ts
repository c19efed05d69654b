/** The lock on a puck account. */
import type { Account } from '#domains/finances/store/ledger.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/**
 * Locks an account until the transaction ends; of two that take from it or freeze it at once, the second sees the first
 * one's result.
 */
export async function holdPucks(tx: Transaction, account: Account): Promise<void> {
  await lockName(tx, 'pucks', account);
}
