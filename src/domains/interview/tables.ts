/** Questions of reporters to managers, and what they said. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import type { InterviewState } from '#domains/interview/constants.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, PersonId, UserId } from '#engine/ids.ts';

export const interviews = pgTable(
  'interviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The reporter. */
    personId: integer()
      .$type<PersonId>()
      .notNull()
      .references(() => persons.id),
    /** Who is asked, as the manager of which club. */
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    state: text().$type<InterviewState>().notNull(),
    questions: text().array().notNull(),
    /** As many as there are questions; null: none yet. */
    answers: text().array(),
    /** Absolute day. */
    askedOn: integer().notNull(),
    answeredAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('interviews_one_waiting').on(table.personId, table.clubId).where(sql`${table.state} = 'asked'`),
    index('interviews_by_user').on(table.userId, table.state),
    index('interviews_by_person').on(table.personId, table.id),
    check('interviews_have_answers', sql`(${table.state} = 'answered') = (${table.answers} is not null)`),
  ],
);
