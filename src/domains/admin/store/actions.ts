/** The permanent log of admins' actions. */
import { eq } from 'drizzle-orm';
import { adminActions } from '#domains/admin/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** The action that makes a user an admin, with their id as `userId`. */
export const MAKE_ADMIN = 'user-make-admin';

/** Logs an action of an admin. @param createdAt its moment; now by default */
export async function recordAction(
  tx: Database | Transaction,
  userId: UserId,
  action: string,
  detail: Record<string, string | number | boolean> = {},
  createdAt?: Date,
): Promise<void> {
  await tx.insert(adminActions).values({ userId, action, detail, createdAt });
}

/** Exports a user's actions as an admin. */
export async function exportAdminActions(db: Database, userId: UserId) {
  return db.select().from(adminActions).where(eq(adminActions.userId, userId));
}
