/** Cases of moderation, the reports that opened them, and what was done about them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type {
  ActKind,
  Answer,
  CaseState,
  CheckKind,
  Decision,
  Reason,
  Rule,
  SanctionKind,
} from '#domains/moderation/constants.ts';
import type { ContextLine, Kept } from '#domains/subject.ts';

export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subjectKind: text().notNull(),
    subjectId: integer().notNull(),
    /** Who has written it; null: a user who has left. */
    authorId: userId(),
    /** Its words when it was last reported; '': its author has left. */
    snapshot: text().notNull(),
    /** Where it is shown. */
    path: text().notNull(),
    state: text().$type<CaseState>().notNull().default('open'),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** Who holds it, the first decision and the answer to an appeal alike. */
    claimedBy: userId(),
    claimedAt: timestamp({ withTimezone: true }),
    decision: text().$type<Decision>(),
    /** The rule that was broken; null: none. */
    rule: text().$type<Rule>(),
    /** What the moderator adds for the author. */
    reason: text().notNull().default(''),
    /** The content was taken away. */
    isRemoved: boolean().notNull().default(false),
    decidedBy: userId(),
    decidedAt: timestamp({ withTimezone: true }),
    /** What the removal left, for it to be undone. */
    kept: jsonb().$type<Kept>(),
    appeal: text().notNull().default(''),
    appealedAt: timestamp({ withTimezone: true }),
    answer: text().$type<Answer>(),
    answerReason: text().notNull().default(''),
    answeredBy: userId(),
  },
  (table) => [
    uniqueIndex('moderation_cases_one_waits')
      .on(table.subjectKind, table.subjectId)
      .where(sql`${table.state} in ('open', 'claimed')`),
    index('moderation_cases_waiting').on(table.openedAt).where(sql`${table.state} in ('open', 'claimed', 'appealed')`),
    index('moderation_cases_by_subject').on(table.subjectKind, table.subjectId),
    index('moderation_cases_by_author').on(table.authorId, table.id),
    index('moderation_cases_by_claim').on(table.claimedBy),
    index('moderation_cases_by_judge').on(table.decidedBy),
    index('moderation_cases_by_answer').on(table.answeredBy),
    check(
      'moderation_cases_are_decided',
      sql`(${table.state} in ('decided', 'appealed', 'closed')) = (${table.decision} is not null)`,
    ),
  ],
);

export const moderationReports = pgTable(
  'moderation_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    userId: userId().notNull(),
    reason: text().$type<Reason>().notNull(),
    /** In the reporter's words; '': none. */
    text: text().notNull().default(''),
    /** What they saw. */
    snapshot: text().notNull(),
    /** What was said before it, as they saw it; [] where it needs none. */
    context: jsonb().$type<readonly ContextLine[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('moderation_reports_once').on(table.caseId, table.userId),
    index('moderation_reports_by_user').on(table.userId, table.createdAt),
  ],
);

/** What was done in a case: never changed. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** null: a reporter, whom the log does not name. */
    userId: userId(),
    act: text().$type<ActKind>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('moderation_acts_by_case').on(table.caseId), index('moderation_acts_by_user').on(table.userId)],
);

/** What moderators have done to users: one sanction a case. */
export const moderationSanctions = pgTable(
  'moderation_sanctions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    userId: userId().notNull(),
    kind: text().$type<SanctionKind>().notNull(),
    beganAt: timestamp({ withTimezone: true }).notNull(),
    /** null: it has no end; a warning has none to have. */
    endsAt: timestamp({ withTimezone: true }),
    /** By an appeal or an admin. */
    liftedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('moderation_sanctions_one_a_case').on(table.caseId),
    index('moderation_sanctions_by_user').on(table.userId, table.beganAt),
    check('moderation_sanctions_end', sql`(${table.kind} in ('muted', 'suspended')) = (${table.endsAt} is not null)`),
  ],
);

/** What automatic checks have found: beside reports, and weighing nothing. */
export const moderationFlags = pgTable(
  'moderation_flags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    check: text().$type<CheckKind>().notNull(),
    /** Words, hosts or names; []: what counts is in how many places. */
    found: text().array().notNull(),
    places: integer().notNull(),
    /** What was checked; '': its author has left. */
    snapshot: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('moderation_flags_once').on(table.caseId, table.check),
    index('moderation_flags_by_check').on(table.check),
  ],
);

/** Who has written where lately, for the checks that count: what it said is a hash only. */
export const writtenTexts = pgTable(
  'written_texts',
  {
    subjectKind: text().notNull(),
    subjectId: integer().notNull(),
    userId: userId().notNull(),
    /** Of what it says; '': it is too short to tell anything. */
    keyHash: text().notNull(),
    /** Where it is shown. */
    place: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    index('written_texts_by_user').on(table.userId, table.writtenAt),
    index('written_texts_by_age').on(table.writtenAt),
  ],
);

/** Former accounts that were suspended or banned when they were deleted: who had them gets no other until that ends or is lifted. */
export const moderationBars = pgTable(
  'moderation_bars',
  {
    /** Whose sanction it was. */
    caseId: integer()
      .primaryKey()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    userId: userId().notNull(),
    kind: text().$type<SanctionKind>().notNull(),
    /** Hash of the mail address, keyed with the world's secret. */
    emailHash: text().notNull(),
    /** null: it has no end. */
    endsAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('moderation_bars_by_email').on(table.emailHash), index('moderation_bars_by_user').on(table.userId)],
);
