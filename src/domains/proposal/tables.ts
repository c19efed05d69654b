import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Status } from '#domains/proposal/constants.ts';

/** What users want the game to get. */
export const proposals = pgTable(
  'proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** null: of somebody who has deleted his account. */
    userId: userId({ onDelete: 'set null' }),
    title: text().notNull(),
    text: text().notNull(),
    status: text().$type<Status>().notNull().default('open'),
    /** Why an admin has set the status; '': he did not say. */
    statusReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** A moderator has removed it, and nobody reads it; null: it is there. */
    hiddenAt: timestamp({ withTimezone: true }),
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
    userId: userId({ onDelete: 'cascade' }).notNull(),
    isFor: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.proposalId, table.userId] }),
    index('proposal_votes_by_user').on(table.userId),
  ],
);
