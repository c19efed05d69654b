/** What a user did as an admin: it stays on record, and they may take it along. */
import { eq } from 'drizzle-orm';
import { adminActions } from '#domains/admin/tables.ts';
import type { Database } from '#platform/database/client.ts';

export async function exportAdminActions(db: Database, userId: number) {
  return db.select().from(adminActions).where(eq(adminActions.userId, userId));
}
