/** Updates puck balances wherever users see them. */
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange, publishNotified } from '#platform/realtime.ts';

/** Announces whose balances have changed in this transaction; their streams send the new ones after the commit. */
export async function tellHolders(tx: Transaction, userIds: readonly UserId[]): Promise<void> {
  const holders = [...new Set(userIds)];
  if (holders.length === 0) return;
  await publishChange(
    tx,
    holders.map((id) => `user:${id}` as const),
  );
  await publishNotified(tx, holders);
}
