/** What waits to be noticed by a user. */
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { nameOf } from '#domains/fact.ts';
import { type NotificationFact, notificationFact } from '#domains/kinds.ts';
import { type Channel, NOTIFICATIONS_PER_PAGE } from '#domains/notifications/constants.ts';
import type { Notification } from '#domains/notifications/contract.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { FORMER_FULL_NAME } from '#domains/person/constants.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishNotified } from '#platform/realtime.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type NotificationCounts = Record<Channel, number>;

/** A fact that a user is to notice; the words are made when it is shown. */
export type Notice = NotificationFact & Pick<typeof notifications.$inferInsert, 'userId' | 'channel'>;

/** Tells users of something; it raises their counters until they have seen it. */
export async function notify(rows: Rows, notices: readonly Notice[]): Promise<void> {
  await rows.insert(
    notifications,
    notices.map(({ userId, channel, kind, params }) => ({ userId, channel, kind, params })),
  );
  if (rows.tx) {
    await publishNotified(
      rows.tx,
      notices.map(({ userId }) => userId),
    );
  }
}

const KNOWN_KINDS = notificationFact.options.map((kind) => nameOf(kind) as NotificationFact['kind']);

/** What the user has muted is neither counted nor listed. */
const isHeard = sql`not exists (select 1 from ${userSettings}
  where ${userSettings.userId} = ${notifications.userId}
    and ${userSettings.settingId} = 'notifications.' || ${notifications.kind} and ${userSettings.value} = 'false'::jsonb)`;

/** Unread notifications by channel: those that are on the list. */
export async function countUnread(db: Database | Transaction, userId: UserId): Promise<NotificationCounts> {
  const rows = await db
    .select({ channel: notifications.channel, unread: count() })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.isRead, false),
        inArray(notifications.kind, KNOWN_KINDS),
        isHeard,
      ),
    )
    .groupBy(notifications.channel);
  const counts: NotificationCounts = { news: 0, messages: 0, world: 0 };
  for (const { channel, unread } of rows) counts[channel] = unread;
  return counts;
}

/** One page of a user's notifications, newest first, and how many there are. Kinds that this version has no words for are left out. */
export async function listNotifications(
  db: Database,
  userId: UserId,
  { channel, page }: { channel?: Channel | undefined; page: number },
): Promise<{ rows: Notification[]; total: number }> {
  const where = and(
    eq(notifications.userId, userId),
    channel === undefined ? undefined : eq(notifications.channel, channel),
    inArray(notifications.kind, KNOWN_KINDS),
    isHeard,
  );
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.id))
      .limit(NOTIFICATIONS_PER_PAGE)
      .offset((page - 1) * NOTIFICATIONS_PER_PAGE),
    db.select({ total: count() }).from(notifications).where(where),
  ]);
  return {
    rows: rows.flatMap(({ id, channel: raised, isRead, createdAt, kind, params }) => {
      const said = notificationFact.safeParse({ kind, params });
      if (!said.success) return [];
      return [{ id, channel: raised, isRead, createdAt: createdAt.toISOString(), ...said.data }];
    }),
    total: all?.total ?? 0,
  };
}

/** Marks one channel, or all, as read; other tabs of the user hear of it. */
export async function markRead(db: Database, userId: UserId, channel?: Channel): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ isRead: true })
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.isRead, false),
          channel === undefined ? undefined : eq(notifications.channel, channel),
        ),
      );
    await publishNotified(tx, [userId]);
  });
}

/**
 * Marks what a user's devices have not been told of as told; answers how much of it he has not read and not muted, by channel.
 * @param since what is older is marked, but not counted
 */
export async function takeUnpushed(tx: Transaction, userId: UserId, since: Date): Promise<NotificationCounts> {
  const counts: NotificationCounts = { news: 0, messages: 0, world: 0 };
  const taken = await tx
    .update(notifications)
    .set({ isPushed: true })
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false), eq(notifications.isPushed, false)))
    .returning({
      channel: notifications.channel,
      kind: notifications.kind,
      createdAt: notifications.createdAt,
      isHeard: sql<boolean>`${isHeard}`,
    });
  for (const { channel, kind, createdAt, isHeard: wants } of taken) {
    if (wants && createdAt > since && KNOWN_KINDS.includes(kind)) counts[channel]++;
  }
  return counts;
}

export async function removeNotifications(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** People whom a user has been are no longer called by their names in what others were told of them. */
export async function forgetPeople(tx: Transaction, personIds: readonly PersonId[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ params: sql`jsonb_set(${notifications.params}, '{person}', to_jsonb(${FORMER_FULL_NAME}::text), false)` })
    .where(sql`(${notifications.params} ->> 'personId')::int = any(${sql.param([...personIds])}::int[])`);
}

/** All of them, read and unread, as they are kept: also those that this version has no words for. */
export async function exportNotifications(db: Database, userId: UserId) {
  return db.select().from(notifications).where(eq(notifications.userId, userId));
}
