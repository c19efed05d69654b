import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Topic } from '#domains/help/constants.ts';

/** Users' questions to the admins, with the answers. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId({ onDelete: 'cascade' }).notNull(),
    topic: text().$type<Topic>().notNull(),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** null: not answered yet. */
    answeredAt: timestamp({ withTimezone: true }),
    /** null until it is answered, or if it was closed without an answer. */
    answer: text(),
    answeredByUserId: userId({ onDelete: 'set null' }),
  },
  (table) => [
    index('help_questions_by_user').on(table.userId, table.id),
    index('help_questions_waiting').on(table.id).where(sql`${table.answeredAt} is null`),
  ],
);
