/** Who mentors whom: kept for good, so that nobody is a newcomer twice. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';

export const mentorships = pgTable(
  'mentorships',
  {
    newcomerUserId: integer()
      .$type<UserId>()
      .primaryKey()
      .references(() => users.id),
    mentorUserId: integer()
      .$type<UserId>()
      .references(() => users.id),
    /** Instead of a user: the club whose assistant mentors, as long as nobody manages it. */
    mentorClubId: integer()
      .$type<ClubId>()
      .references(() => clubs.id),
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /** By itself, or when one of the two has ended it. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('mentorships_by_mentor').on(table.mentorUserId),
    check('mentorships_one_mentor', sql`num_nonnulls(${table.mentorUserId}, ${table.mentorClubId}) = 1`),
  ],
);
