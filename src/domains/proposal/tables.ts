import { boolean, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import type { Reason, Status } from '#domains/proposal/constants.ts';
import type { UserId } from '#engine/ids.ts';

/** What users want the game to get. */
export const proposals = pgTable(
  'proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** null: of somebody who has deleted his account. */
    userId: integer()
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    text: text().notNull(),
    status: text().$type<Status>().notNull().default('open'),
    /** Why an admin has set the status; '': he did not say. */
    statusReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('proposals_by_user').on(table.userId)],
);

/** One a user and proposal, and all weigh the same. */
export const proposalVotes = pgTable(
  'proposal_votes',
  {
    proposalId: integer()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    isFor: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.userId] }),
    index('proposal_votes_by_user').on(table.userId),
  ],
);

export const proposalComments = pgTable(
  'proposal_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proposalId: integer()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('proposal_comments_by_proposal').on(table.proposalId, table.id),
    index('proposal_comments_by_user').on(table.userId),
  ],
);

/** What users have shown to the admins: a proposal, or a comment on it. */
export const proposalReports = pgTable(
  'proposal_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    proposalId: integer()
      .notNull()
      .references(() => proposals.id, { onDelete: 'cascade' }),
    /** null: the proposal itself. */
    commentId: integer().references(() => proposalComments.id, { onDelete: 'cascade' }),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().$type<Reason>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('proposal_reports_once').on(table.proposalId, table.commentId, table.userId).nullsNotDistinct(),
    index('proposal_reports_by_user').on(table.userId),
  ],
);
