import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { clubId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';

export const shortlistedPlayers = pgTable(
  'shortlisted_players',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId().notNull(),
    playerId: playerId().notNull(),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** His club as last reported to the user; null: a free agent. */
    knownClubId: clubId(),
  },
  (table) => [
    uniqueIndex('shortlisted_players_once').on(table.userId, table.playerId),
    index('shortlisted_players_by_player').on(table.playerId),
  ],
);
