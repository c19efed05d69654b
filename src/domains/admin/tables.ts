import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { UserId } from '#engine/ids.ts';

/** What admins did, when and to what; never changed, never deleted. */
export const adminActions = pgTable('admin_actions', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer().$type<UserId>().notNull(),
  action: text().notNull(),
  detail: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
