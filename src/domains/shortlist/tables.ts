import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';

export const shortlistedPlayers = pgTable(
  'shortlisted_players',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    playerId: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    note: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** His club as the user was last told of it; null: a free agent. */
    knownClubId: integer()
      .$type<ClubId>()
      .references(() => clubs.id),
  },
  (table) => [
    uniqueIndex('shortlisted_players_once').on(table.userId, table.playerId),
    index('shortlisted_players_by_player').on(table.playerId),
  ],
);
