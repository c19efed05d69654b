/** The first admin: made when the server starts on a database without users. */
import { sql } from 'drizzle-orm';
import { hasUsers, insertUser } from '#domains/account/store/users.ts';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import type { Database } from '#platform/database/client.ts';

/** Key of the advisory lock: "admn" in ASCII. */
const FIRST_ADMIN_LOCK = 0x61646d6e;
const NAME = 'Commissioner';
const COUNTRY = 'CA';
const TIME_ZONE = 'UTC';

/**
 * Makes an activated admin with this address if there is no user yet. An account that exists is never touched, no matter whose
 * it is: nobody has proved that it belongs to the operator. Later admins are made by an admin, or on the command line.
 */
export async function makeFirstAdmin(
  db: Database,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<'made' | 'there'> {
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    // Of two servers that start at once the second finds the admin of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ADMIN_LOCK})`);
    if (await hasUsers(tx)) return 'there';
    await insertUser(tx, {
      email,
      passwordHash,
      name: NAME,
      country: COUNTRY,
      timeZone: TIME_ZONE,
      referredByUserId: null,
      activatedAt: now,
      isAdmin: true,
    });
    return 'made';
  });
}
