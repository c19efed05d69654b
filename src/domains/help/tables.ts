import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Topic } from '#domains/help/constants.ts';

/** What users have asked the admins, with the answer. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    topic: text().$type<Topic>().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** null: it waits. */
    answeredAt: timestamp({ withTimezone: true }),
    /** null while it waits, and of one that was closed without a word. */
    answer: text(),
    answeredByUserId: userId({ onDelete: 'set null' }),
  },
  (table) => [
    index('help_questions_by_user').on(table.userId, table.id),
    index('help_questions_waiting').on(table.id).where(sql`${table.answeredAt} is null`),
  ],
);
