import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { StaffRole } from '#domains/appointment/constants.ts';
import { competitionId } from '#domains/competition/tables.ts';

/** Current and former staff of the site and of competitions. Rows are ended, not deleted: they are the log. */
export const appointments = pgTable(
  'appointments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    role: text().$type<StaffRole>().notNull(),
    /** null: staff of the whole site. */
    competitionId: competitionId(),
    /** Admins; null: the account is deleted. */
    appointedBy: userId(),
    appointedAt: timestamp({ withTimezone: true }).notNull(),
    dismissedBy: userId(),
    /** null: still on the staff. */
    dismissedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('appointments_one_of_the_site')
      .on(table.userId, table.role)
      .where(sql`${table.dismissedAt} is null and ${table.competitionId} is null`),
    uniqueIndex('appointments_one_of_a_competition')
      .on(table.competitionId, table.userId, table.role)
      .where(sql`${table.dismissedAt} is null and ${table.competitionId} is not null`),
    check('appointments_have_a_scope', sql`(${table.role} = 'organizer') = (${table.competitionId} is not null)`),
    check('appointments_end_once', sql`${table.dismissedAt} is not null or ${table.dismissedBy} is null`),
  ],
);
