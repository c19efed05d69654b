import { sql } from 'drizzle-orm';
import { boolean, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { teamId } from '#domains/club/tables.ts';
import { gameId } from '#domains/game/tables.ts';
import type { BenchShare } from '#domains/lineups/constants.ts';
import type { LineupChange, TeamOrder } from '#domains/lineups/contract.ts';
import type { Substitute } from '#domains/lineups/rules/substitutes.ts';
import type { UserId } from '#engine/ids.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Letters } from '#engine/lineup/letters.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';

/** The lineup that a team will next take the ice with. A private thing: only the team's own manager may read it. */
export const lineups = pgTable('lineups', {
  teamId: teamId().primaryKey(),
  lineup: jsonb().$type<Lineup>().notNull(),
  tactics: jsonb().$type<Tactics>().notNull(),
  /** Tactics by period and conditional orders, in the order in which they are laid over the tactics. */
  orders: jsonb().$type<TeamOrder[]>().notNull().default([]),
  /** Raised with every save; the ETag of the lineup (412 when it has moved on). */
  version: integer().notNull().default(1),
  /** Who saved it last: the manager or the assistant. */
  savedBy: text().$type<'manager' | 'assistant'>().notNull().default('assistant'),
  /** Of what a user saved: the coach of the team did, and not its manager. */
  isByCoach: boolean().notNull().default(false),
  /** Whom the manager has named captain and alternates while the assistant sets the lines; null: the assistant chooses them too. */
  letters: jsonb().$type<Letters>(),
  /** Who plays for whom until that one can play again. */
  substitutes: jsonb().$type<Substitute[]>().notNull().default([]),
  /** The last morning (absolute day) on which somebody got his place back, with the names of who came and who went. */
  returned: jsonb().$type<{ day: number; players: { in: string; out: string }[] }>(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What a manager leaves to the user who coaches a team; without a row, or with one of a former coach: all of it. */
export const benchShares = pgTable('bench_shares', {
  teamId: teamId().primaryKey(),
  /** The coach to whom it was left: it says nothing of another one. */
  userId: integer().$type<UserId>().notNull(),
  share: text().$type<BenchShare>().notNull(),
});

/** What a manager or a coach would have played, and is not his to set: as private as the lineup, to the two of them. */
export const lineupSuggestions = pgTable(
  'lineup_suggestions',
  {
    teamId: teamId().notNull(),
    userId: integer().$type<UserId>().notNull(),
    lineup: jsonb().$type<Lineup>().notNull(),
    tactics: jsonb().$type<Tactics>().notNull(),
    orders: jsonb().$type<TeamOrder[]>().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.userId] })],
);

/** Who of a team has played with whom, a row from its first game on: as private as the lineup that it was learned in. */
export const teamPartnerships = pgTable('team_partnerships', {
  teamId: teamId().primaryKey(),
  /** Written with every game, and only ever read whole: as text it takes a quarter of the room of jsonb. */
  partnerships: json().$type<Partnership[]>().notNull(),
});

/** What had to be changed in a manager's lineup at a faceoff; he is told of it. As private as the lineup itself. */
export const lineupRepairs = pgTable(
  'lineup_repairs',
  {
    teamId: teamId().notNull(),
    gameId: gameId().notNull(),
    changes: jsonb().$type<LineupChange[]>().notNull(),
    madeAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.teamId, table.gameId] })],
);

/** A manager's own templates, by name: as private as the lineup that counts. */
export const savedLineups = pgTable(
  'saved_lineups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: teamId().notNull(),
    name: text().notNull(),
    lineup: jsonb().$type<Lineup>().notNull(),
    tactics: jsonb().$type<Tactics>().notNull(),
    orders: jsonb().$type<TeamOrder[]>().notNull().default([]),
    /** Its tactics and orders are played in away games; one of a team at most. */
    isForAway: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_lineups_name').on(table.teamId, table.name),
    uniqueIndex('saved_lineups_away').on(table.teamId).where(sql`${table.isForAway}`),
  ],
);
