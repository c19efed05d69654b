/** Board rulings on requests of managers on probation. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import type { ActKind } from '#domains/probation/constants.ts';
import type { About } from '#domains/probation/contract.ts';
import type { Facts } from '#platform/calls/refusal.ts';

export const boardAnswers = pgTable(
  'board_answers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    clubId: clubId().notNull(),
    /** The manager who asked. */
    userId: userId({ onDelete: 'cascade' }).notNull(),
    /** Absolute day. */
    day: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    act: text().$type<ActKind>().notNull(),
    about: jsonb().$type<About>().notNull(),
    /** The refusal with its facts; null: approved. */
    code: text(),
    facts: jsonb().$type<Facts>(),
    /** Goals lost by the club in a trade according to neutral scouts; never shown. */
    goals: real().notNull().default(0),
  },
  (table) => [
    index('board_answers_by_club').on(table.clubId, table.userId),
    check('board_answers_whole', sql`(${table.code} is null) = (${table.facts} is null)`),
  ],
);
