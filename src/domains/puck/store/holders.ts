/** Users whose pucks have moved see it wherever they are shown. */
import type { UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange, publishNotified } from '#platform/realtime.ts';

/** Says within a transaction whose balances have changed: their streams send the new ones after it. */
export async function tellHolders(tx: Transaction, userIds: readonly UserId[]): Promise<void> {
  const holders = [...new Set(userIds)];
  if (holders.length === 0) return;
  await publishChange(
    tx,
    holders.map((id) => `user:${id}` as const),
  );
  await publishNotified(tx, holders);
}
