import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { UserId } from '#engine/ids.ts';

/** Texts that users keep to insert them where they write; nobody else reads them there. */
export const textTemplates = pgTable(
  'text_templates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    text: text().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('text_templates_by_name').on(table.userId, table.name)],
);
