/**
 * Users' follows. A subject is named by its kind and id, so there are no foreign keys to it: code that deletes one
 * calls `dropFollows`.
 */
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { FollowLevel } from '#domains/follow/constants.ts';

export const follows = pgTable(
  'follows',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    subjectKind: text().notNull(),
    subjectId: integer().notNull(),
    level: text().$type<FollowLevel>().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    /** The newest news item when they were last notified. */
    toldTo: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.subjectKind, table.subjectId] }),
    index('follows_by_subject').on(table.subjectKind, table.subjectId, table.level),
  ],
);
