import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

/** Locks what a user owns until the transaction ends, so that two windows do not buy or use the same item at once. */
export async function lockShop(tx: Transaction, userId: UserId): Promise<void> {
  await lockName(tx, 'shop', userId);
}
