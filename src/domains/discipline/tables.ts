import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IncidentKind } from '#domains/discipline/rules/incidents.ts';
import { gameId } from '#domains/game/tables.ts';
import { playerId } from '#domains/player/tables.ts';
import type { Infraction } from '#engine/match/events.ts';

/** Rulings of the disciplinary board on serious penalties. Written when the final horn of the game has been revealed, never before. */
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
    /** Games of the suspension, 0: a warning. */
    games: smallint().notNull(),
    /** The games of his teams that he has sat out for it; as many as `games` once it is served. */
    servedIn: integer().array().notNull().default([]),
    /** The suspension has been served in full. */
    isServed: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('rulings_once').on(table.playerId, table.gameId),
    // Open rulings: a few dozen in a whole world.
    index('rulings_open').on(table.playerId).where(sql`not ${table.isServed}`),
  ],
);
