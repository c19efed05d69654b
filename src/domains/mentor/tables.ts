/** Mentorships. Rows are never deleted, so that no user is a newcomer twice. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';

export const mentorships = pgTable(
  'mentorships',
  {
    newcomerUserId: userId().primaryKey(),
    mentorUserId: userId(),
    /** Instead of a user: the AI club whose assistant mentors, until a manager takes the club over. */
    mentorClubId: clubId(),
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /** The scheduled end, or an earlier one set by either side. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('mentorships_by_mentor').on(table.mentorUserId),
    check('mentorships_one_mentor', sql`num_nonnulls(${table.mentorUserId}, ${table.mentorClubId}) = 1`),
  ],
);
