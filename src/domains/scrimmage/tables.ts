/** Scrimmages that were played, and invitations to them; both are forgotten after some days. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { teams } from '#domains/club/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { ScrimmagePace } from '#domains/scrimmage/contract.ts';
import type { GameId, TeamId } from '#engine/ids.ts';

export const scrimmages = pgTable(
  'scrimmages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The team that asked; it plays at home. */
    hostTeamId: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    guestTeamId: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    pace: text().$type<ScrimmagePace>().notNull(),
    /** 'invited' until it expires; whether a played one is still on, its game tells. */
    state: text().$type<'invited' | 'played' | 'declined' | 'withdrawn'>().notNull(),
    /** Until then the invitation could be answered; null: there was nobody to invite, an assistant ran the guests. */
    expiresAt: timestamp({ withTimezone: true }),
    gameId: integer()
      .$type<GameId>()
      .references(() => games.id),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('scrimmages_of_game').on(table.gameId),
    index('scrimmages_by_host').on(table.hostTeamId, table.createdAt),
    index('scrimmages_by_guest').on(table.guestTeamId, table.createdAt),
    index('scrimmages_by_age').on(table.createdAt),
    check('scrimmages_played_have_a_game', sql`(${table.state} = 'played') = (${table.gameId} is not null)`),
  ],
);
