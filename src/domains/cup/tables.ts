/** Friendly cups: what of them their competitions do not know. */
import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { teamId } from '#domains/club/tables.ts';
import { competitionId } from '#domains/competition/tables.ts';
import type { CupFormat, CupWindow } from '#domains/cup/constants.ts';

export const cups = pgTable('cups', {
  competitionId: competitionId().primaryKey(),
  window: text().$type<CupWindow>().notNull(),
  format: text().$type<CupFormat>().notNull(),
  /** Places; at the draw AI clubs take those that are left. */
  size: smallint().notNull(),
  /** Any manager may enter; otherwise by invitation. */
  isOpen: boolean().notNull(),
  /** Of the pyramid, whose league holds it; null: a manager does. */
  tier: smallint(),
  /** Whose manager holds it; null: the league. */
  organizerTeamId: teamId(),
  /** Of the managers who were in it at the draw; null before. */
  households: smallint(),
  /** Its managers have been told who has won it. */
  isAnnounced: boolean().notNull().default(false),
});
