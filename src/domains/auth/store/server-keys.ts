/** Keys shared by all web nodes. */
import { eq } from 'drizzle-orm';
import { newToken } from '#domains/auth/store/tokens.ts';
import { serverKeys } from '#domains/auth/tables.ts';
import type { Database } from '#platform/database/client.ts';

/** Returns the key of a purpose; the first node to ask creates it. */
export async function serverKey(db: Database, purpose: string): Promise<string> {
  await db.insert(serverKeys).values({ purpose, key: newToken() }).onConflictDoNothing();
  const [row] = await db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.purpose, purpose));
  if (!row) throw new Error(`the key for ${purpose} has vanished`);
  return row.key;
}
