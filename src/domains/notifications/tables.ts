import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import type { NotificationFact } from '#domains/kinds.ts';
import type { Channel } from '#domains/notifications/constants.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** Which of the three counters it counts toward. */
    channel: text().$type<Channel>().notNull(),
    kind: text().$type<NotificationFact['kind']>().notNull(),
    params: jsonb().$type<NotificationFact['params']>().notNull(),
    isRead: boolean().notNull().default(false),
    /** Whether it was pushed to the user's devices, or deliberately skipped. */
    isPushed: boolean().notNull().default(false),
    /**
     * For an act of the user's assistant: the club (null for a national team, which the parameters name), the absolute
     * day, and when the user undid it. Without a day it is no act, or final.
     */
    clubId: clubId(),
    actedOn: integer(),
    undoneAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.isRead),
    // Used to withdraw notifications about deleted posts, by topic.
    index('notifications_by_topic').on(sql`(${table.params} -> 'topicId')`).where(sql`${table.params} ? 'topicId'`),
  ],
);
