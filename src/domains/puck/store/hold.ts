/** The lock of an account of pucks. */
import type { Account } from '#domains/finances/store/ledger.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/** Of two who take from an account, or freeze it, at once the second finds what the first has left. */
export async function holdPucks(tx: Transaction, account: Account): Promise<void> {
  await lockName(tx, 'pucks', account);
}
