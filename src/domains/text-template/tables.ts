import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';

/** Private texts that users save for inserting them where they write. */
export const textTemplates = pgTable(
  'text_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('text_templates_by_name').on(table.userId, table.name)],
);
