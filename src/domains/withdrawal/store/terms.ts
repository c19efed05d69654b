/** Terms of withdrawals as set by admins. */
import { recordAction } from '#domains/admin/store/actions.ts';
import { DEFAULT_BUDGET } from '#domains/withdrawal/constants.ts';
import { withdrawalTerms } from '#domains/withdrawal/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Terms {
  /** Monthly payout budget in pucks. */
  budget: number;
  charities: string[];
}

/** Returns the monthly budget and the charities. One query. */
export async function readTerms(db: Database | Transaction): Promise<Terms> {
  const [row] = await db.select().from(withdrawalTerms);
  return row ?? { budget: DEFAULT_BUDGET, charities: [] };
}

/** Sets both and records the action. */
export async function setTerms(
  tx: Transaction,
  { userId, budget, charities }: Terms & { userId: UserId },
): Promise<{ ok: true }> {
  const set = { budget, charities: [...new Set(charities)] };
  await tx.insert(withdrawalTerms).values(set).onConflictDoUpdate({ target: withdrawalTerms.id, set });
  await recordAction(tx, userId, 'puck-withdrawal-terms', { budget, charities: set.charities.join(', ') });
  return { ok: true };
}
