/** The first admin, created when the server starts on a database without users. */
import { sql } from 'drizzle-orm';
import { hasUsers, insertUser } from '#domains/account/store/users.ts';
import { MAKE_ADMIN, recordAction } from '#domains/admin/store/actions.ts';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import type { Database } from '#platform/database/client.ts';

/** Key of the advisory lock: "admn" in ASCII. */
const FIRST_ADMIN_LOCK = 0x61646d6e;
const NAME = 'Commissioner';
const COUNTRY = 'CA';
const TIME_ZONE = 'UTC';

/**
 * Creates an activated admin with this address if there are no users yet. Never touches an existing account, since
 * nothing proves that it belongs to the operator. Later admins are appointed by an admin, or on the command line.
 */
export async function makeFirstAdmin(
  db: Database,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<'made' | 'there'> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // If two servers start at once, the second finds the admin created by the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    if (await hasUsers(tx)) return 'there';
    const { id: userId } = await insertUser(tx, {
      email,
      passwordHash,
      name: NAME,
      country: COUNTRY,
      timeZone: TIME_ZONE,
      referredByUserId: null,
      activatedAt: now,
      isAdmin: true,
    });
    await recordAction(tx, userId, MAKE_ADMIN, { userId, onCommandLine: true }, now);
    return 'made';
  });
}
