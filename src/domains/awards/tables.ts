/** Awards: how every vote of every season came out, and each ballot. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Award, Honor } from '#domains/awards/constants.ts';
import type { AwardLine } from '#domains/awards/contract.ts';
import { clubId, teamId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';

/** Everybody who got a vote; those with an honor have won something. */
export const awardResults = pgTable(
  'award_results',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    season: smallint().notNull(),
    leagueId: leagueId().notNull(),
    award: text().$type<Award>().notNull(),
    /** From 1. */
    rank: smallint().notNull(),
    honor: text().$type<Honor>(),
    /** null: it is a coach's or a manager's. */
    playerId: playerId(),
    /** Of a coach. */
    personId: personId(),
    /** Of a manager who is a user. */
    userId: userId(),
    clubId: clubId().notNull(),
    teamId: teamId().notNull(),
    /** Points on the ballots; 0 of what is counted and not voted on. */
    points: smallint().notNull(),
    /** Ballots with him first. */
    firsts: smallint().notNull(),
    /** His season, as it was when they voted. */
    line: jsonb().$type<AwardLine>().notNull(),
  },
  (table) => [
    uniqueIndex('award_results_rank').on(table.season, table.leagueId, table.award, table.rank),
    index('award_results_winners').on(table.award, table.season).where(sql`${table.honor} is not null`),
    index('award_results_by_player').on(table.playerId).where(sql`${table.honor} is not null`),
    index('award_results_by_person')
      .on(table.personId)
      .where(sql`${table.personId} is not null and ${table.honor} is not null`),
    index('award_results_by_club').on(table.clubId).where(sql`${table.honor} is not null`),
    index('award_results_by_user').on(table.userId).where(sql`${table.userId} is not null`),
  ],
);

/** What each city's writer had on his ballot. */
export const awardBallots = pgTable(
  'award_ballots',
  {
    season: smallint().notNull(),
    leagueId: leagueId().notNull(),
    award: text().$type<Award>().notNull(),
    clubId: clubId().notNull(),
    /** Ids of players, of coaches as persons, of managers' clubs; the best first. */
    picks: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.leagueId, table.award, table.clubId] })],
);
