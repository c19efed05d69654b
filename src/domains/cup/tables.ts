/** Friendly cups: the data that their competitions do not hold. */
import { boolean, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { teamId } from '#domains/club/tables.ts';
import { competitionId } from '#domains/competition/tables.ts';
import type { CupFormat, CupWindow } from '#domains/cup/constants.ts';

export const cups = pgTable('cups', {
  competitionId: competitionId().primaryKey(),
  window: text().$type<CupWindow>().notNull(),
  format: text().$type<CupFormat>().notNull(),
  /** Places; at the draw AI clubs fill the remaining ones. */
  size: smallint().notNull(),
  /** Any manager may enter; otherwise by invitation. */
  isOpen: boolean().notNull(),
  /** Tier of the league that holds it; null: a manager does. */
  tier: smallint(),
  /** The club whose manager holds it; null: a league does. */
  organizerTeamId: teamId(),
  /** Number of households of the managers at the draw; null before. */
  households: smallint(),
  /** Whether its managers have been told the winner. */
  isAnnounced: boolean().notNull().default(false),
});
