/** Scrimmages played or invited to; deleted after some days. */
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { teamId } from '#domains/club/tables.ts';
import { gameId } from '#domains/game/tables.ts';
import type { ScrimmagePace } from '#domains/scrimmage/constants.ts';

export const scrimmages = pgTable(
  'scrimmages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The inviting team; it plays at home. */
    hostTeamId: teamId().notNull(),
    guestTeamId: teamId().notNull(),
    pace: text().$type<ScrimmagePace>().notNull(),
    /** Time that the two have set; null: as soon as both are ready. */
    faceoffAt: timestamp({ withTimezone: true }),
    /** null: not agreed on; see its invitation. The game tells whether it has begun or is over. */
    gameId: gameId(),
    /** When it began or was agreed on; until then, when the invitation was sent. */
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('scrimmages_of_game').on(table.gameId),
    index('scrimmages_by_host').on(table.hostTeamId, table.createdAt),
    index('scrimmages_by_guest').on(table.guestTeamId, table.createdAt),
    index('scrimmages_by_age').on(table.createdAt),
  ],
);
