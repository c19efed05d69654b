/** Awards: the results of every vote of every season, and each ballot. */
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import type { Award, Honor } from '#domains/awards/constants.ts';
import type { AwardLine } from '#domains/awards/contract.ts';
import { clubId, teamId } from '#domains/club/tables.ts';
import { leagueId } from '#domains/league/tables.ts';
import { personId } from '#domains/person/tables.ts';
import { playerId } from '#domains/player/tables.ts';

/** All candidates with votes; those with an honor have won something. */
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
    /** null: for coaches and managers. */
    playerId: playerId(),
    /** For a coach. */
    personId: personId(),
    /** For a manager who is a user. */
    userId: userId(),
    clubId: clubId().notNull(),
    teamId: teamId().notNull(),
    /** Points on the ballots; 0 for titles, which are counted and not voted on. */
    points: smallint().notNull(),
    /** First-place votes. */
    firsts: smallint().notNull(),
    /** His season as of the vote. */
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

/** Each writer's ballot. */
export const awardBallots = pgTable(
  'award_ballots',
  {
    season: smallint().notNull(),
    leagueId: leagueId().notNull(),
    award: text().$type<Award>().notNull(),
    clubId: clubId().notNull(),
    /** Ids of players, of coaches as persons, of managers' clubs; best first. */
    picks: integer().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.season, table.leagueId, table.award, table.clubId] })],
);
