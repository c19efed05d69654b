import { index, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** News as facts: a kind and its parameters; the words are made from the message catalogue when it is shown. */
export const news = pgTable(
  'news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    season: integer().notNull(),
    day: smallint().notNull(),
    kind: text()
      .$type<
        | 'game-recap'
        | 'champion'
        | 'promoted'
        | 'relegated'
        | 'injury'
        | 'suspension'
        | 'recall'
        | 'fill-in'
        | 'signing'
        | 'retirement'
        | 'manager-arrived'
        | 'season-start'
      >()
      .notNull(),
    clubId: integer(),
    leagueId: integer(),
    playerId: integer(),
    gameId: integer(),
    /** Names and numbers for the message, resolved when it happened. */
    params: jsonb().$type<Record<string, string | number>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('news_by_club').on(table.clubId, table.id), index('news_by_league').on(table.leagueId, table.id)],
);
