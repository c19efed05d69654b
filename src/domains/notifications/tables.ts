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
    /** Which of the three counters it raises. */
    channel: text().$type<Channel>().notNull(),
    kind: text().$type<NotificationFact['kind']>().notNull(),
    params: jsonb().$type<NotificationFact['params']>().notNull(),
    isRead: boolean().notNull().default(false),
    /** The user's devices have been told, or were not to be. */
    isPushed: boolean().notNull().default(false),
    /**
     * Of an act of the user's assistant: the club, null at a nation's team, which the parameters name; the absolute day, and when the user has
     * undone it. Without a day it is none, or final.
     */
    clubId: clubId(),
    actedOn: integer(),
    undoneAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('notifications_by_user').on(table.userId, table.isRead),
    // Of posts, which are taken back: found by the topic that they name.
    index('notifications_by_topic').on(sql`(${table.params} -> 'topicId')`).where(sql`${table.params} ? 'topicId'`),
  ],
);
