/** Who mentors whom: kept for good, so that nobody is a newcomer twice. */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';

export const mentorships = pgTable(
  'mentorships',
  {
    newcomerUserId: userId().primaryKey(),
    mentorUserId: userId(),
    /** Instead of a user: the club whose assistant mentors, as long as nobody manages it. */
    mentorClubId: clubId(),
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /** By itself, or when one of the two has ended it. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('mentorships_by_mentor').on(table.mentorUserId),
    check('mentorships_one_mentor', sql`num_nonnulls(${table.mentorUserId}, ${table.mentorClubId}) = 1`),
  ],
);
