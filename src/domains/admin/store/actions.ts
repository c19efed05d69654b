/** What admins did. It stays on record. */
import { eq } from 'drizzle-orm';
import { adminActions } from '#domains/admin/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Writes down what an admin did. */
export async function recordAction(
  tx: Database | Transaction,
  userId: UserId,
  action: string,
  detail: Record<string, string | number | boolean> = {},
): Promise<void> {
  await tx.insert(adminActions).values({ userId, action, detail });
}

/** What a user did as an admin; they may take it along. */
export async function exportAdminActions(db: Database, userId: UserId) {
  return db.select().from(adminActions).where(eq(adminActions.userId, userId));
}
