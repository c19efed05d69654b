/** Pucks that users put behind subjects, with the words that boards show for it. */
import { index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { SponsorshipState } from '#domains/sponsorship/constants.ts';

export const sponsorships = pgTable(
  'sponsorships',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    /** Of the user: the same order is filled once, however often it is sent. */
    orderId: text().notNull(),
    /** 'club', 'junior', or an event. */
    kind: text().notNull(),
    subjectId: integer().notNull(),
    /** What the subject was called, and where it is shown. */
    subjectName: text().notNull(),
    path: text().notNull(),
    /** What boards show; empty: the user has left. */
    name: text().notNull(),
    line: text().notNull(),
    pucks: integer().notNull(),
    state: text().$type<SponsorshipState>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** A moderator has removed its words. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('sponsorships_order').on(table.userId, table.orderId),
    index('sponsorships_by_subject').on(table.kind, table.subjectId),
  ],
);
