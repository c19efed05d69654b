import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails as sent; in development this is the outbox that /dev/outbox shows. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The user whose account it is about. */
    userId: integer().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Mail programs show it as a separate button. */
    unsubscribeUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    error: text(),
  },
  (table) => [index('mails_by_time').on(table.createdAt), index('mails_by_user').on(table.userId)],
);
