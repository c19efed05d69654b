/** Invitations of every kind: subject, sender, addressee and outcome. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { teamId } from '#domains/club/tables.ts';
import type { InvitationState } from '#domains/invitation/constants.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The subject: a kind that a slice registers, and its id there. */
    subjectKind: text().notNull(),
    subjectId: integer().notNull(),
    /** The sender; null: the account was erased. */
    fromUserId: userId(),
    /** The team it was sent for; the team's current manager may withdraw it. null: a personal invitation. */
    fromTeamId: teamId(),
    /** The addressee: a user, or a team, for which its current manager answers. */
    toUserId: userId(),
    toTeamId: teamId(),
    state: text().$type<InvitationState>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Deadline for an answer. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** null: still open. */
    closedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('invitations_open_to_user')
      .on(table.toUserId, table.subjectKind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
    uniqueIndex('invitations_open_to_team')
      .on(table.toTeamId, table.subjectKind, table.subjectId)
      .where(sql`${table.state} = 'open'`),
    index('invitations_by_sender').on(table.fromUserId, table.createdAt),
    index('invitations_by_sending_team').on(table.fromTeamId, table.createdAt),
    index('invitations_by_subject').on(table.subjectKind, table.subjectId),
    index('invitations_due').on(table.expiresAt).where(sql`${table.state} = 'open'`),
    index('invitations_by_close').on(table.closedAt),
    check('invitations_have_one_addressee', sql`num_nonnulls(${table.toUserId}, ${table.toTeamId}) = 1`),
    check('invitations_open_until_closed', sql`(${table.state} = 'open') = (${table.closedAt} is null)`),
  ],
);
