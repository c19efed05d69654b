/** The Hall of Fame: candidates by season with their results, and the ballots of users. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { teamId } from '#domains/club/tables.ts';
import type { BuilderFacts, BuilderKind, CareerFacts } from '#domains/hall-of-fame/contract.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';

export const hallCandidates = pgTable(
  'hall_candidates',
  {
    /** The season of the vote. */
    season: smallint().notNull(),
    playerId: playerId().notNull(),
    /** The team that he played for most. */
    teamId: teamId(),
    /** His number of times on the ballot, from 1, including this one. */
    ballot: smallint().notNull(),
    /** Hidden until the votes are counted: the writers' rating of his career. */
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

/** Candidates named by a user; at most four per season. */
export const hallVotes = pgTable(
  'hall_votes',
  {
    season: smallint().notNull(),
    userId: userId().notNull(),
    playerId: playerId().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.userId, table.playerId] })],
);

/** Builders on the ballot: persons of all careers, and managers. */
export const hallBuilders = pgTable(
  'hall_builders',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The season of the vote. */
    season: smallint().notNull(),
    kind: text().$type<BuilderKind>().notNull(),
    personId: personId(),
    /** For a manager. */
    userId: userId(),
    /** The number of times on the ballot, from 1, including this one. */
    ballot: smallint().notNull(),
    /** Hidden until the votes are counted: the writers' rating of the career. */
    greatness: integer().notNull(),
    facts: jsonb().$type<BuilderFacts>().notNull(),
    /** Null: not counted yet. */
    votes: smallint(),
    ballots: smallint(),
    isInducted: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex('hall_builders_one_a_person').on(table.season, table.personId),
    uniqueIndex('hall_builders_one_a_manager').on(table.season, table.userId),
    index('hall_builders_by_person').on(table.personId),
    index('hall_builders_by_user').on(table.userId),
    check(
      'hall_builders_are_somebody',
      sql`(${table.kind} = 'manager') = (${table.userId} is not null) and (${table.userId} is null) = (${table.personId} is not null)`,
    ),
  ],
);

/** Builders named by a user; at most two per season. */
export const hallBuilderVotes = pgTable(
  'hall_builder_votes',
  {
    season: smallint().notNull(),
    userId: userId().notNull(),
    builderId: integer()
      .notNull()
      .references(() => hallBuilders.id),
  },
  (table) => [primaryKey({ columns: [table.season, table.userId, table.builderId] })],
);
