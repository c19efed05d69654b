import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IncidentKind } from '#domains/discipline/rules/incidents.ts';
import { gameId } from '#domains/game/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { Infraction } from '#engine/match/events.ts';

/** What the disciplinary board ruled on grave penalties. Written when the last horn of the game has been revealed, never before. */
export const rulings = pgTable(
  'rulings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    playerId: playerId().notNull(),
    /** The game of the incident, and its date. */
    gameId: gameId().notNull(),
    season: integer().notNull(),
    day: smallint().notNull(),
    incident: text().$type<IncidentKind>().notNull(),
    infraction: text().$type<Infraction>().notNull(),
    /** Games that he is suspended for, 0: a warning. */
    games: smallint().notNull(),
    /** The games of his teams that he has sat out for it; as many as `games` when it is served. */
    servedIn: integer().array().notNull().default([]),
    /** Nothing of it is left to be sat out. */
    isServed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('rulings_once').on(table.playerId, table.gameId),
    // Those that are not served yet: a few dozen in a whole world.
    index('rulings_open').on(table.playerId).where(sql`not ${table.isServed}`),
  ],
);
