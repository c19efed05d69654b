/** Moderation cases, their reports, and the actions taken. */
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
    /** Author of the content; null: a former user. */
    authorId: userId(),
    /** Its text at the latest report; '': its author has left. */
    snapshot: text().notNull(),
    /** Path of the page that shows it. */
    path: text().notNull(),
    state: text().$type<CaseState>().notNull().default('open'),
    openedAt: timestamp({ withTimezone: true }).notNull(),
    /** Moderator who holds it, for the first decision or the appeal. */
    claimedBy: userId(),
    claimedAt: timestamp({ withTimezone: true }),
    decision: text().$type<Decision>(),
    /** The rule that was broken; null: none. */
    rule: text().$type<Rule>(),
    /** The moderator's note to the author. */
    reason: text().notNull().default(''),
    /** Whether the content was removed. */
    isRemoved: boolean().notNull().default(false),
    decidedBy: userId(),
    decidedAt: timestamp({ withTimezone: true }),
    /** What the removal kept, so that it can be undone. */
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
    /** The reporter's comment; '': none. */
    text: text().notNull().default(''),
    /** The text they saw. */
    snapshot: text().notNull(),
    /** The preceding messages as they saw them; [] where no context is needed. */
    context: jsonb().$type<readonly ContextLine[]>().notNull().default([]),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('moderation_reports_once').on(table.caseId, table.userId),
    index('moderation_reports_by_user').on(table.userId, table.createdAt),
  ],
);

/** Log of actions in a case; append-only. */
export const moderationActs = pgTable(
  'moderation_acts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    /** null: a reporter, not named in the log. */
    userId: userId(),
    act: text().$type<ActKind>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('moderation_acts_by_case').on(table.caseId), index('moderation_acts_by_user').on(table.userId)],
);

/** Sanctions by moderators, at most one per case. */
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
    /** null: permanent; also for a warning, which has no end. */
    endsAt: timestamp({ withTimezone: true }),
    /** When an appeal or an admin lifted it. */
    liftedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('moderation_sanctions_one_a_case').on(table.caseId),
    index('moderation_sanctions_by_user').on(table.userId, table.beganAt),
    check('moderation_sanctions_end', sql`(${table.kind} in ('muted', 'suspended')) = (${table.endsAt} is not null)`),
  ],
);

/** Findings of automatic checks, stored beside reports and without weight. */
export const moderationFlags = pgTable(
  'moderation_flags',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    check: text().$type<CheckKind>().notNull(),
    /** Words, hosts or names; []: the check counts places only. */
    found: text().array().notNull(),
    places: integer().notNull(),
    /** The checked text; '': its author has left. */
    snapshot: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('moderation_flags_once').on(table.caseId, table.check),
    index('moderation_flags_by_check').on(table.check),
  ],
);

/** Who wrote where lately, for the checks that count; the text is stored only as a hash. */
export const writtenTexts = pgTable(
  'written_texts',
  {
    subjectKind: text().notNull(),
    subjectId: integer().notNull(),
    userId: userId().notNull(),
    /** Hash of the text's key; '': too short to compare. */
    keyHash: text().notNull(),
    /** Path of the page that shows it. */
    place: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectKind, table.subjectId] }),
    index('written_texts_by_user').on(table.userId, table.writtenAt),
    index('written_texts_by_age').on(table.writtenAt),
  ],
);

/**
 * Bars on former users who were suspended or banned when they deleted their account: they cannot open another until it
 * ends or is lifted.
 */
export const moderationBars = pgTable(
  'moderation_bars',
  {
    /** Case of the sanction. */
    caseId: integer()
      .primaryKey()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    userId: userId().notNull(),
    kind: text().$type<SanctionKind>().notNull(),
    /** Hash of the mail address, keyed with the world's secret. */
    emailHash: text().notNull(),
    /** null: permanent. */
    endsAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('moderation_bars_by_email').on(table.emailHash), index('moderation_bars_by_user').on(table.userId)],
);
