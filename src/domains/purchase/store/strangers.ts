/** Restricts admins to decisions about other users' pucks and purchases. */
import { areAtHome } from '#domains/auth/store/places.ts';
import { purchaseRefusals } from '#domains/purchase/refusals.ts';
import type { UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Refuses when an admin would decide about themselves or their household. */
export async function requireStranger(
  tx: Transaction,
  adminId: UserId,
  userId: UserId,
): Promise<{ ok: true } | Refused> {
  return (await areAtHome(pgReader(tx), adminId, userId)) ? purchaseRefusals.household() : { ok: true };
}
