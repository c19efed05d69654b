/**
 * Competitions that games belong to: a season of a league, its playoffs, a tournament. Games, standings, series and
 * statistics reference it.
 *
 * Competition → stages → groups → rounds → pairings → games: the state of the engine (`engine/competition/state.ts`) in
 * rows. Results are the games themselves; everything that follows from them is overwritten whenever some of them end,
 * never incremented.
 */

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type ReferenceConfig,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { NationLevel } from '#domains/club/rules/teams.ts';
import { teamId } from '#domains/club/tables.ts';
import type {
  CompetitionKind,
  CompetitionSettings,
  CompetitionStatus,
  GameRules,
  StageRules,
} from '#domains/competition/contract.ts';
import { leagueId } from '#domains/league/tables.ts';
import type { StageCalendar } from '#engine/competition/calendar.ts';
import type { PairingFormat, StageSettings, Tiebreaker } from '#engine/competition/settings.ts';
import type { Side } from '#engine/competition/state.ts';
import type { CompetitionId, EntryId, PairingId } from '#engine/ids.ts';

/** Returns a column that references a competition. @param actions what happens to the row when the competition is deleted */
export function competitionId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<CompetitionId>()
    .references(() => competitions.id, actions);
}

export const competitions = pgTable(
  'competitions',
  {
    id: integer().$type<CompetitionId>().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<CompetitionKind>().notNull(),
    season: integer().notNull(),
    /** null: national teams. */
    level: text().$type<'PRO' | 'FRM' | 'U21'>(),
    /** The league of the pyramid; always set for leagues and playoffs, for friendlies when the league holds them. */
    leagueId: leagueId(),
    /** Its own name; null: the league's name. */
    name: text(),
    /** Seasons of leagues, and their other competitions, are `playing` from the day on which they are opened. */
    status: text().$type<CompetitionStatus>().notNull().default('playing'),
    settings: jsonb().$type<CompetitionSettings>().notNull(),
    /** The edition that it is a part of: its division for an age group. null: a whole of its own. */
    parentId: integer()
      .$type<CompetitionId>()
      .references((): AnyPgColumn => competitions.id),
    /** The edition before this one; null: the first, and all that are not editions. */
    previousId: integer()
      .$type<CompetitionId>()
      .references((): AnyPgColumn => competitions.id),
    /** From 1, the top division; only of a part. */
    division: smallint(),
    ageGroup: text().$type<NationLevel>(),
    /** The team that is at home in all of its games; without it, the others play on neutral ice. null: home and away as scheduled. */
    hostTeamId: teamId(),
  },
  (table) => [
    uniqueIndex('competitions_parts_of_edition').on(table.parentId, table.ageGroup, table.division),
    check(
      'competitions_parts',
      sql`(${table.parentId} is null) = (${table.division} is null) and (${table.parentId} is null) = (${table.ageGroup} is null)
        and (${table.parentId} is null or ${table.previousId} is null)`,
    ),
    uniqueIndex('competitions_of_league').on(table.leagueId, table.season, table.kind),
    uniqueIndex('competitions_one_for_scrimmages').on(table.season).where(sql`${table.kind} = 'scrimmage'`),
    index('competitions_by_season').on(table.season, table.kind),
    check(
      'competitions_have_a_place',
      sql`case when ${table.kind} in ('league', 'playoffs') then ${table.leagueId} is not null
        else ${table.leagueId} is null or ${table.kind} = 'friendly' end`,
    ),
    check('competitions_have_a_name', sql`${table.name} is not null or ${table.leagueId} is not null`),
  ],
);

/** All stages of a competition, from the day on which it is opened. A stage's entries are known when it begins. */
export const competitionStages = pgTable(
  'competition_stages',
  {
    competitionId: competitionId().notNull(),
    /** Counts from 0. */
    stage: smallint().notNull(),
    settings: jsonb().$type<StageSettings>().notNull(),
    calendar: jsonb().$type<StageCalendar>().notNull(),
    /** What its games do otherwise than `competitions.settings` says. */
    rules: jsonb().$type<StageRules>().notNull(),
    /** The current or last round; null: the stage has not begun. */
    round: smallint(),
  },
  (table) => [primaryKey({ columns: [table.competitionId, table.stage] })],
);

/** A team in a competition. Seed and lot are drawn with the first stage; a reserve who replaces an entry before that takes over both. */
export const competitionEntries = pgTable(
  'competition_entries',
  {
    id: integer().$type<EntryId>().primaryKey().generatedByDefaultAsIdentity(),
    competitionId: competitionId().notNull(),
    teamId: teamId().notNull(),
    /** 'reserve': replaces the first entry that withdraws before the first faceoff, by id. */
    state: text().$type<'entered' | 'reserve' | 'withdrawn'>().notNull(),
    /** From 1; null before the draw, for reserves, and for entries that a reserve has replaced. */
    seed: smallint(),
    lot: smallint(),
    /** Among all entries, from 1; null before the last game. */
    finalPlace: smallint(),
  },
  (table) => [
    unique('competition_entries_once').on(table.competitionId, table.teamId),
    index('competition_entries_by_team').on(table.teamId),
    check('competition_entries_drawn', sql`(${table.seed} is null) = (${table.lot} is null)`),
  ],
);

/** An entry in a stage that has begun: its origin, its group, and its results there. */
export const stageEntries = pgTable(
  'competition_stage_entries',
  {
    competitionId: integer().$type<CompetitionId>().notNull(),
    stage: smallint().notNull(),
    entryId: integer()
      .$type<EntryId>()
      .notNull()
      .references(() => competitionEntries.id),
    /** Its seed in this stage, from 1. */
    seed: smallint().notNull(),
    /** 0 is group A; also 0 without groups. */
    groupIndex: smallint().notNull(),
    /** Group and place in the stage that it came from; null in the first. */
    fromGroup: smallint(),
    fromPlace: smallint(),
    /** In its group, from 1: the current one in a table, the final one in a bracket. */
    place: smallint(),
    /** In the whole stage, from 1; null before the last game. */
    rank: smallint(),
    /** The tiebreaker that put it behind the team above in the table. */
    decidedBy: text().$type<Tiebreaker>(),
    // The table's columns; 0 in a bracket.
    played: smallint().notNull().default(0),
    byes: smallint().notNull().default(0),
    wins: smallint().notNull().default(0),
    overtimeWins: smallint().notNull().default(0),
    shootoutWins: smallint().notNull().default(0),
    ties: smallint().notNull().default(0),
    shootoutLosses: smallint().notNull().default(0),
    overtimeLosses: smallint().notNull().default(0),
    losses: smallint().notNull().default(0),
    goalsFor: smallint().notNull().default(0),
    goalsAgainst: smallint().notNull().default(0),
    points: smallint().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.stage, table.entryId] }),
    foreignKey({
      columns: [table.competitionId, table.stage],
      foreignColumns: [competitionStages.competitionId, competitionStages.stage],
    }),
  ],
);

/** Two sides that meet in one game or several. A side is null while undecided; a bye has no entry. */
export const pairings = pgTable(
  'competition_pairings',
  {
    id: integer().$type<PairingId>().primaryKey().generatedByDefaultAsIdentity(),
    competitionId: integer().$type<CompetitionId>().notNull(),
    stage: smallint().notNull(),
    /** From 1 in its stage, round by round, and from the top of the bracket down. */
    number: smallint().notNull(),
    round: smallint().notNull(),
    groupIndex: smallint().notNull(),
    /** Where the sides come from. */
    sides: jsonb().$type<readonly [Side, Side]>().notNull(),
    firstEntryId: integer()
      .$type<EntryId>()
      .references(() => competitionEntries.id),
    secondEntryId: integer()
      .$type<EntryId>()
      .references(() => competitionEntries.id),
    isFirstBye: boolean().notNull(),
    isSecondBye: boolean().notNull(),
    format: jsonb().$type<PairingFormat>().notNull(),
    /** How its games are played, decided when they are scheduled; null before that. A later edit of the settings does not change them. */
    rules: jsonb().$type<GameRules>(),
    /** Games that each side has won. */
    firstWins: smallint().notNull(),
    secondWins: smallint().notNull(),
    firstForfeits: boolean().notNull(),
    secondForfeits: boolean().notNull(),
    /** null while undecided, after a tie, and where two byes meet. */
    winnerEntryId: integer()
      .$type<EntryId>()
      .references(() => competitionEntries.id),
    /** Final places of winner and loser when they play no further pairing; null: they always play one. */
    winnerPlace: smallint(),
    loserPlace: smallint(),
    /** Played only if the second side won the pairing with this number. */
    onlyIfUpset: smallint(),
  },
  (table) => [
    unique('competition_pairings_number').on(table.competitionId, table.stage, table.number),
    foreignKey({
      columns: [table.competitionId, table.stage],
      foreignColumns: [competitionStages.competitionId, competitionStages.stage],
    }),
    check(
      'competition_pairings_byes',
      sql`not (${table.isFirstBye} and ${table.firstEntryId} is not null)
        and not (${table.isSecondBye} and ${table.secondEntryId} is not null)`,
    ),
  ],
);
