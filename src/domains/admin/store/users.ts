/** What admins do with users. */
import { changeUser, findUser, lockAdmins, lockUser } from '#domains/account/store/users.ts';
import { recordAction } from '#domains/admin/store/actions.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Activates a user whose mail never came; false when there is no such user. */
export async function activateUser(
  db: Database,
  { userId, adminId, now }: { userId: UserId; adminId: number; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user || user.deletedAt) return false;
    if (user.activatedAt) return true;
    await changeUser(tx, userId, { activatedAt: now });
    await recordAction(tx, adminId, 'user-activate', { userId });
    return true;
  });
}

/** Logs a user out everywhere; false when there is no such user. */
export async function endUserSessions(
  db: Database,
  { userId, adminId }: { userId: UserId; adminId: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await findUser(tx, userId))) return false;
    await endSessionsOf(tx, userId);
    await recordAction(tx, adminId, 'user-end-sessions', { userId });
    return true;
  });
}

/**
 * Makes a user an admin, or an admin a user again, and logs a former one out.
 *
 * @param adminId who does it; null on the command line
 * @returns 'not-activated': an address that nobody has proved gets no power; 'only-admin': the world would have none
 */
export async function setAdmin(
  db: Database,
  { userId, adminId, isAdmin }: { userId: UserId; adminId: number | null; isAdmin: boolean },
): Promise<'done' | 'unknown' | 'not-activated' | 'only-admin'> {
  return db.transaction(async (tx) => {
    const admins = await lockAdmins(tx);
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) return 'unknown';
    if (user.isAdmin === isAdmin) return 'done';
    if (isAdmin && !user.activatedAt) return 'not-activated';
    if (!isAdmin && admins.every((id) => id === userId)) return 'only-admin';
    await changeUser(tx, userId, { isAdmin });
    if (!isAdmin) await endSessionsOf(tx, userId);
    await recordAction(tx, adminId ?? userId, isAdmin ? 'user-make-admin' : 'user-dismiss-admin', {
      userId,
      ...(adminId === null ? { onCommandLine: true } : {}),
    });
    return 'done';
  });
}
