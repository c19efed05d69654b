/** The lock of an account of pucks. */
import { sql } from 'drizzle-orm';
import type { Account } from '#domains/finances/store/ledger.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Of two who take from an account, or freeze it, at once the second finds what the first has left. */
export async function holdPucks(tx: Transaction, account: Account): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pucks'), hashtext(${account}))`);
}
