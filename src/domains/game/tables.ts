/**
 * Games: the fixture, the result, and, a period at a time, what happened.
 *
 * `games.homeScore` and everything else about the result is written when the last horn has been *revealed*, never before;
 * until then what has happened is in `game_periods`, read only through `domains/game/reveal` which cuts at the present second.
 */
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playoffSeries } from '#domains/season/tables.ts';
import type { BenchChange, EndedIn, MatchState } from '#engine/match/types.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

export const games = pgTable(
  'games',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    season: integer().notNull(),
    day: smallint().notNull(),
    /** Face-off slot of the day, 1 to 4. */
    slot: smallint().notNull(),
    leagueId: integer()
      .notNull()
      .references(() => leagues.id),
    stage: text().$type<'friendly' | 'regular' | 'playoffs'>().notNull(),
    /** Round of the schedule (1 to 38) or game of the series (1 to 5). */
    round: smallint().notNull(),
    seriesId: integer().references(() => playoffSeries.id),
    homeTeamId: integer()
      .notNull()
      .references(() => teams.id),
    awayTeamId: integer()
      .notNull()
      .references(() => teams.id),
    /** 'unneeded': a series game that was not played because the series was over. */
    status: text().$type<'scheduled' | 'live' | 'final' | 'unneeded'>().notNull().default('scheduled'),
    /** 32-bit, drawn when the fixture is made. Secret: with it and the inputs the game can be computed. */
    seed: bigint({ mode: 'number' }).notNull(),
    engineVersion: smallint(),
    faceoffAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
    homeScore: smallint(),
    awayScore: smallint(),
    endedIn: text().$type<EndedIn>(),
    /** Goals by period: [[home, away], …]. */
    periodScores: jsonb().$type<[number, number][]>(),
    attendance: integer(),
    /** First, second and third star. */
    stars: integer().array(),
  },
  (table) => [
    index('games_by_day').on(table.season, table.day, table.slot),
    index('games_by_league').on(table.leagueId, table.season, table.day),
    index('games_by_home').on(table.homeTeamId, table.season, table.day),
    index('games_by_away').on(table.awayTeamId, table.season, table.day),
  ],
);

/** What the engine was given at face-off, compressed JSON of MatchInput: with the bench changes it replays the game. */
export const gameInputs = pgTable('game_inputs', {
  gameId: integer()
    .primaryKey()
    .references(() => games.id),
  input: bytea().notNull(),
});

/** One period, simulated when it began. Rows of a game that is played at once (world advanced by command) have no `startsAt`. */
export const gamePeriods = pgTable(
  'game_periods',
  {
    gameId: integer()
      .notNull()
      .references(() => games.id),
    period: smallint().notNull(),
    /** Events in the engine's compact encoding (`engine/match/codec.ts`). */
    events: bytea().notNull(),
    /** State after the period, kept while the game is live, null afterwards. */
    state: jsonb().$type<MatchState>(),
    /** Bench changes that this period began with, null for none. */
    benches: jsonb().$type<{ home?: BenchChange; away?: BenchChange }>(),
    /** Real time at which the reveal of the period begins, and real milliseconds per second of the game. */
    startsAt: timestamp({ withTimezone: true }),
    msPerSecond: integer(),
    /** Length of the period in game seconds (a sudden-death period ends with the goal). */
    seconds: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.period] })],
);
