/** Invitations of every kind: what for, from whom, to whom, and what became of them. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { teamId } from '#domains/club/tables.ts';
import type { InvitationState } from '#domains/invitation/constants.ts';

export const invitations = pgTable(
  'invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What it invites to: a kind that a slice registers, and the id that it has there. */
    subjectKind: text().notNull(),
    subjectId: integer().notNull(),
    /** Who has sent it; null: has left for good. */
    fromUserId: userId(),
    /** For which team; its manager at the time may withdraw it. null: for themselves. */
    fromTeamId: teamId(),
    /** Who is invited: a user, or a team, for which its manager at the time answers. */
    toUserId: userId(),
    toTeamId: teamId(),
    state: text().$type<InvitationState>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Until then it can be answered. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** null: open. */
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
