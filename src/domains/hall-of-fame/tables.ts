/** The Hall of Fame: who was voted on in which season and how it came out, and the ballots of users. */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { teams } from '#domains/club/tables.ts';
import type { CareerFacts } from '#domains/hall-of-fame/contract.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId, UserId } from '#engine/ids.ts';

const playerId = () =>
  integer()
    .$type<PlayerId>()
    .notNull()
    .references(() => players.id);

export const hallCandidates = pgTable(
  'hall_candidates',
  {
    /** The season in which he is voted on. */
    season: smallint().notNull(),
    playerId: playerId(),
    /** For which he played most. */
    teamId: integer()
      .$type<TeamId>()
      .references(() => teams.id),
    /** From 1: how often he has been voted on, this time included. */
    ballot: smallint().notNull(),
    /** Hidden until the votes are counted: what writers see in his career. */
    greatness: integer().notNull(),
    facts: jsonb().$type<CareerFacts>().notNull(),
    /** Null: not counted yet. */
    votes: smallint(),
    ballots: smallint(),
    isInducted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.season, table.playerId] }),
    index('hall_candidates_by_player').on(table.playerId),
    index('hall_members').on(table.season).where(sql`${table.isInducted}`),
  ],
);

/** Whom a user has named; at most four in a season. */
export const hallVotes = pgTable(
  'hall_votes',
  {
    season: smallint().notNull(),
    userId: integer()
      .$type<UserId>()
      .notNull()
      .references(() => users.id),
    playerId: playerId(),
  },
  (table) => [primaryKey({ columns: [table.season, table.userId, table.playerId] })],
);
