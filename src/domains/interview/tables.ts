/** Reporters' questions to managers, and their answers. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import type { InterviewState } from '#domains/interview/constants.ts';
import { personId } from '#domains/person/tables.ts';

export const interviews = pgTable(
  'interviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The reporter. */
    personId: personId().notNull(),
    /** The interviewed user, as the manager of this club. */
    userId: userId({ onDelete: 'cascade' }).notNull(),
    clubId: clubId().notNull(),
    state: text().$type<InterviewState>().notNull(),
    questions: text().array().notNull(),
    /** One per question; null: not answered yet. */
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
