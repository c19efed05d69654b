/** Admins' actions on users. */
import { changeUser, findUser, lockAdmins, lockUser } from '#domains/account/store/users.ts';
import { MAKE_ADMIN, recordAction } from '#domains/admin/store/actions.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { loadWaits } from '#domains/club/store/waits.ts';
import { writeNews } from '#domains/news/store/write.ts';
import type { UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Activates a user whose mail never arrived; false if the user does not exist. */
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

/** Logs a user out everywhere; false if the user does not exist. */
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
 * Allows a user to take a club before their wait is over. The reason is logged, and appears in the news of the league
 * they left.
 */
export async function liftWait(
  db: Database,
  { userId, adminId, reason }: { userId: UserId; adminId: number; reason: string },
): Promise<'done' | 'unknown' | 'no-wait'> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) return 'unknown';
    const { any, clubs } = await loadWaits(tx, userId);
    if (!any && clubs.size === 0) return 'no-wait';
    const { season, day, absoluteDay } = await readToday(tx);
    await changeUser(tx, userId, { waitLiftedOn: absoluteDay });
    await recordAction(tx, adminId, 'user-lift-wait', { userId, reason });
    const team = (await proTeamRefs(tx, [...clubs.keys()])).values().next().value;
    if (team) {
      const params = { manager: user.name, team: `${team.city} ${team.nickname}`, reason };
      const about = { season, day, clubId: team.clubId, leagueId: team.leagueId, userId };
      await writeNews(pgRows(tx), [{ ...about, kind: 'manager-wait-lifted', params }]);
    }
    return 'done';
  });
}

/**
 * Makes a user an admin, or an admin an ordinary user, who is then logged out.
 *
 * @param adminId the acting admin; null on the command line
 * @returns 'not-activated': an unverified address cannot become an admin; 'only-admin': the world would have none left
 */
export async function setAdmin(
  db: Database,
  { userId, adminId, isAdmin, now }: { userId: UserId; adminId: number | null; isAdmin: boolean; now: Date },
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
    const detail = { userId, ...(adminId === null ? { onCommandLine: true } : {}) };
    await recordAction(tx, adminId ?? userId, isAdmin ? MAKE_ADMIN : 'user-dismiss-admin', detail, now);
    return 'done';
  });
}
