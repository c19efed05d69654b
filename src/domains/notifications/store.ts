/** What waits to be noticed by a user. */
import { and, count, eq } from 'drizzle-orm';
import type { NotificationFact } from '#domains/kinds.ts';
import { notifications } from '#domains/notifications/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export type NotificationChannel = (typeof notifications.$inferSelect)['channel'];
export type NotificationCounts = Record<NotificationChannel, number>;

/** A fact that a user is to notice; the words are made when it is shown. */
export type Notice = NotificationFact & Pick<typeof notifications.$inferInsert, 'userId' | 'channel'>;

/** Tells users of something; it raises their counters until they have seen it. */
export async function notify(rows: Rows, notices: readonly Notice[]): Promise<void> {
  await rows.insert(
    notifications,
    notices.map(({ userId, channel, kind, params }) => ({ userId, channel, kind, params })),
  );
}

/** Unread notifications by channel. */
export async function countUnread(db: Database, userId: UserId): Promise<NotificationCounts> {
  const rows = await db
    .select({ channel: notifications.channel, unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.isRead, false)))
    .groupBy(notifications.channel);
  const counts: NotificationCounts = { news: 0, messages: 0, world: 0 };
  for (const { channel, unread } of rows) counts[channel] = unread;
  return counts;
}

/** Marks one channel, or all, as read. */
export async function markRead(db: Database, userId: UserId, channel?: NotificationChannel): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.isRead, false),
        channel === undefined ? undefined : eq(notifications.channel, channel),
      ),
    );
}

export async function removeNotifications(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** All of them, read and unread, as they are kept: also those that this version has no words for. */
export async function exportNotifications(db: Database, userId: UserId) {
  return db.select().from(notifications).where(eq(notifications.userId, userId));
}
