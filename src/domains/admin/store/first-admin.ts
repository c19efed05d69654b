/** The first admin: made when the server starts. */
import { eq } from 'drizzle-orm';
import { newRefCode } from '#domains/account/ref-codes.ts';
import { changeUser, findUserByEmail, insertUser, takenField } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { hashPassword } from '#domains/auth/passwords.ts';
import type { Database } from '#platform/database/client.ts';

const COUNTRY = 'CA';
const TIME_ZONE = 'UTC';

/** Whether there is an admin already. */
export async function hasAdmin(db: Database): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return admin !== undefined;
}

/**
 * Makes the admin with this address, activated. Somebody who has the address already becomes admin and keeps his
 * password: a setting that is left in the environment must not undo a password that was changed later.
 */
export async function ensureAdmin(
  db: Database,
  { email, password, now }: { email: string; password: string; now: Date },
): Promise<'made' | 'there'> {
  const user = await findUserByEmail(db, email);
  if (user) {
    if (!user.isAdmin || !user.activatedAt) {
      await changeUser(db, user.id, { isAdmin: true, activatedAt: user.activatedAt ?? now });
    }
    return 'there';
  }
  const passwordHash = await hashPassword(password);
  const insert = (name: string) =>
    insertUser(db, {
      email,
      passwordHash,
      name,
      country: COUNTRY,
      timeZone: TIME_ZONE,
      refCode: newRefCode(),
      referredByUserId: null,
      activatedAt: now,
      isAdmin: true,
    });
  await insert('Commissioner').catch((error: unknown) => {
    if (takenField(error) !== 'name') throw error;
    return insert(`Commissioner ${newRefCode()}`);
  });
  return 'made';
}
