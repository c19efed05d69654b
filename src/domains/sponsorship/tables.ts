/** Pucks with which users sponsor subjects, and the words shown on boards. */
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { SponsorshipState } from '#domains/sponsorship/constants.ts';

export const sponsorships = pgTable(
  'sponsorships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    /** Idempotency key by the user: an order is filled once, however often it is sent. */
    orderId: text().notNull(),
    /** 'club', 'junior', or an event. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    /** Name of the subject, and the path of its page. */
    subjectName: text().notNull(),
    path: text().notNull(),
    /** Name shown on boards; empty: the account was erased. */
    name: text().notNull(),
    line: text().notNull(),
    pucks: integer().notNull(),
    state: text().$type<SponsorshipState>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** When a moderator removed its words. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('sponsorships_order').on(table.userId, table.orderId),
    index('sponsorships_by_subject').on(table.kind, table.subjectId),
  ],
);
