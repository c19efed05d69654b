import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Status } from '#domains/proposal/constants.ts';

/** Proposals of users for the game. */
export const proposals = pgTable(
  'proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** null: the author's account was deleted. */
    userId: userId({ onDelete: 'set null' }),
    title: text().notNull(),
    text: text().notNull(),
    status: text().$type<Status>().notNull().default('open'),
    /** An admin's reason for the status; '': none given. */
    statusReason: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When a moderator removed it from view; null: visible. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('proposals_by_user').on(table.userId)],
);

/** Votes, one per user and proposal, of equal weight. */
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
