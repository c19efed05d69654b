import { sql } from 'drizzle-orm';
import { boolean, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { teamId } from '#domains/club/tables.ts';
import { gameId } from '#domains/game/tables.ts';
import type { BenchShare } from '#domains/lineups/constants.ts';
import type { LineupChange, TeamOrder } from '#domains/lineups/contract.ts';
import type { Substitute } from '#domains/lineups/rules/substitutes.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import type { Partnership } from '#engine/lineup/chemistry.ts';
import type { Letters } from '#engine/lineup/letters.ts';
import type { Lineup, Tactics } from '#engine/lineup/lineup.ts';

/** The lineup that a team will use in its next game. Private: only the team's own manager may read it. */
export const lineups = pgTable('lineups', {
  teamId: teamId().primaryKey(),
  lineup: jsonb().$type<Lineup>().notNull(),
  tactics: jsonb().$type<Tactics>().notNull(),
  /** Tactics by period and conditional orders, later ones overriding earlier ones. */
  orders: jsonb().$type<TeamOrder[]>().notNull().default([]),
  /** Raised with every save; the ETag of the lineup (412 when it has changed meanwhile). */
  version: integer().notNull().default(1),
  /** Who saved it last: the manager or the assistant. */
  savedBy: text().$type<'manager' | 'assistant'>().notNull().default('assistant'),
  /** If saved by a user: whether it was the team's coach rather than its manager. */
  isByCoach: boolean().notNull().default(false),
  /** Captain and alternates named by the manager while the assistant sets the lines; null: the assistant chooses them too. */
  letters: jsonb().$type<Letters>(),
  /** Substitutes, each with the player whose place he fills until that player can play again. */
  substitutes: jsonb().$type<Substitute[]>().notNull().default([]),
  /** The last morning (absolute day) on which players got their places back, with the names of those who came and went. */
  returned: jsonb().$type<{ day: number; players: { in: string; out: string; inId: PlayerId; outId: PlayerId }[] }>(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** What a manager leaves to the user who coaches a team; without a row, or with one of a former coach: all of it. */
export const benchShares = pgTable('bench_shares', {
  teamId: teamId().primaryKey(),
  /** The coach that it is about; it does not apply to another one. */
  userId: integer().$type<UserId>().notNull(),
  share: text().$type<BenchShare>().notNull(),
});

/** What a manager or a coach would have played but may not set: as private as the lineup, between the two of them. */
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

/** How much a team's players have played together, a row per team from its first game on: as private as the lineup it comes from. */
export const teamPartnerships = pgTable('team_partnerships', {
  teamId: teamId().primaryKey(),
  /** Written with every game, and only ever read whole: as text it takes a quarter of the space of jsonb. */
  partnerships: json().$type<Partnership[]>().notNull(),
});

/** What had to be changed in a manager's lineup at a faceoff, as reported to the manager. As private as the lineup itself. */
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

/** A manager's own templates, by name: as private as the current lineup. */
export const savedLineups = pgTable(
  'saved_lineups',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    teamId: teamId().notNull(),
    name: text().notNull(),
    lineup: jsonb().$type<Lineup>().notNull(),
    tactics: jsonb().$type<Tactics>().notNull(),
    orders: jsonb().$type<TeamOrder[]>().notNull().default([]),
    /** Its tactics and orders are played in away games; at most one per team. */
    isForAway: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('saved_lineups_name').on(table.teamId, table.name),
    uniqueIndex('saved_lineups_away').on(table.teamId).where(sql`${table.isForAway}`),
  ],
);
