import { index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { clubs } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';

export const contracts = pgTable(
  'contracts',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    /** First and last season it covers, both included. */
    fromSeason: smallint().notNull(),
    toSeason: smallint().notNull(),
    /** Whole dollars a season. */
    salary: integer().notNull(),
    kind: text().$type<'entry' | 'standard'>().notNull(),
    /** Absolute day (season × 63 + day). */
    signedAt: integer().notNull(),
  },
  (table) => [
    index('contracts_by_player').on(table.playerId),
    index('contracts_by_club').on(table.clubId, table.toSeason),
  ],
);
