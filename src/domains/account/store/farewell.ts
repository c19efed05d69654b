/** Pausing, deleting and handing over what is stored about a user. */
import { desc, eq, sql } from 'drizzle-orm';
import { changeUser, eraseUser, findUser, lockUser } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { endSessionsOf } from '#domains/auth/store/sessions.ts';
import { mailTokens, sessions } from '#domains/auth/tables.ts';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { forgetTalk, talkOf } from '#domains/game/store/talk/of-user.ts';
import { savedLineups } from '#domains/lineups/tables.ts';
import { forgetArrivals } from '#domains/news/store/forget.ts';
import { removeNotifications } from '#domains/notifications/store.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { readSettings, removeSettings } from '#domains/settings/store.ts';
import type { Database } from '#platform/database/client.ts';
import { mails } from '#platform/mail/tables.ts';

/** Logs the user out everywhere; the next login wakes the account. */
export async function pauseUser(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await changeUser(tx, id, { deactivatedAt: now });
    await endSessionsOf(tx, id);
  });
}

/** Takes everything personal away and gives the club back to its assistant. Records keep a nameless former manager. */
export async function deleteUser(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user || user.deletedAt) return;
    const [club] = await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.ownerUserId, id));
    if (club) await leaveClub(tx, { clubId: club.id, userId: id });
    await forgetArrivals(tx, user.name, id);
    await endSessionsOf(tx, id);
    await tx.delete(mailTokens).where(eq(mailTokens.userId, id));
    await tx.delete(mails).where(eq(sql`lower(${mails.to})`, user.email.toLowerCase()));
    await removeSettings(tx, id);
    await removeNotifications(tx, id);
    await forgetTalk(tx, id);
    await eraseUser(tx, id, now);
  });
}

/** Everything that is stored about a user, but for hashes of secrets, which are of no use to him. */
export async function exportUser(db: Database, id: number): Promise<Record<string, unknown>> {
  const user = await findUser(db, id);
  if (!user) return {};
  const { passwordHash: _secret, ...profile } = user;
  const [club] = await db.select().from(clubs).where(eq(clubs.ownerUserId, id));
  const lineupsOfClub = club
    ? await db
        .select({
          teamId: savedLineups.teamId,
          name: savedLineups.name,
          lineup: savedLineups.lineup,
          tactics: savedLineups.tactics,
          orders: savedLineups.orders,
          isForAway: savedLineups.isForAway,
        })
        .from(savedLineups)
        .innerJoin(teams, eq(teams.id, savedLineups.teamId))
        .where(eq(teams.clubId, club.id))
    : [];
  const data = {
    profile,
    settings: await readSettings(db, id),
    sessions: await db
      .select({ userAgent: sessions.userAgent, createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt })
      .from(sessions)
      .where(eq(sessions.userId, id)),
    mails: await db
      .select({ to: mails.to, subject: mails.subject, createdAt: mails.createdAt, sentAt: mails.sentAt })
      .from(mails)
      .where(eq(sql`lower(${mails.to})`, user.email.toLowerCase()))
      .orderBy(desc(mails.id)),
    notifications: await db.select().from(notifications).where(eq(notifications.userId, id)),
    pucks: await db
      .select({
        amount: ledgerEntries.amount,
        currency: ledgerEntries.currency,
        transactionId: ledgerEntries.transactionId,
      })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, `user:${id}`)),
    club: club ? { id: club.id, ownedSince: club.ownedSince, rivalClubId: club.rivalClubId } : null,
    savedLineups: lineupsOfClub,
    gameTalk: await talkOf(db, id),
    referred: await db
      .select({ name: users.name, createdAt: users.createdAt })
      .from(users)
      .where(eq(users.referredByUserId, id)),
    adminActions: await db.select().from(adminActions).where(eq(adminActions.userId, id)),
  };
  // As JSON: dates become ISO texts.
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
