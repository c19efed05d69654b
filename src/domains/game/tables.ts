/**
 * Games: the fixture, the result, and the play-by-play, one period per row.
 *
 * `games.homeScore` and every other part of the result is written when the final horn has been *revealed*, never before.
 * Until then the events are in `game_periods`, which are read only through `domains/game/reveal`; it cuts them at the
 * present second.
 */

import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  type ReferenceConfig,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { userId } from '#domains/account/tables.ts';
import { teamId } from '#domains/club/tables.ts';
import { competitionId, pairings } from '#domains/competition/tables.ts';
import type { BenchSuggestion } from '#domains/game/contract/bench.ts';
import type { StoredReport } from '#domains/game/rules/report/report.ts';
import type { MaySet } from '#domains/lineups/rules/bench.ts';
import type { Board } from '#domains/lineups/rules/board.ts';
import type { GameId, PairingId, TeamId, UserId } from '#engine/ids.ts';
import type { EndedIn } from '#engine/match/events.ts';
import type { BenchChange } from '#engine/match/input.ts';
import type { MatchState } from '#engine/match/result.ts';

const bytea = customType<{ data: Uint8Array; driverData: Buffer }>({ dataType: () => 'bytea' });

/** Matches games that are yet to begin in real time. */
const isAppointed = sql`slot is null and status = 'scheduled'`;

/** Returns a column that references a game. @param actions what happens to the row when the game is deleted */
export function gameId(actions?: ReferenceConfig['actions']) {
  return integer()
    .$type<GameId>()
    .references(() => games.id, actions);
}

export const games = pgTable(
  'games',
  {
    id: integer().$type<GameId>().primaryKey().generatedByDefaultAsIdentity(),
    season: integer().notNull(),
    day: smallint().notNull(),
    /** Faceoff slot of the day, 1 to 4; null: outside the calendar, begins in real time regardless of the game day. */
    slot: smallint(),
    /** The season is that of the competition, repeated here for the indexes by day. */
    competitionId: competitionId().notNull(),
    /** Round of the schedule (1 to 38), or the number of the game within its pairing. */
    round: smallint().notNull(),
    /** null: from a schedule without pairings. */
    pairingId: integer()
      .$type<PairingId>()
      .references(() => pairings.id),
    homeTeamId: teamId().notNull(),
    awayTeamId: teamId().notNull(),
    /** 'unneeded': a series game that was not played because the series was over. */
    status: text().$type<'scheduled' | 'live' | 'final' | 'unneeded'>().notNull().default('scheduled'),
    engineVersion: smallint(),
    /** Real time at which it began. Without a slot, also when it is due to begin. */
    faceoffAt: timestamp({ withTimezone: true }),
    /** Real milliseconds per game second for games without a slot; other games follow the pace of the game day. */
    msPerSecond: integer(),
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
    index('games_by_competition').on(table.competitionId, table.day),
    index('games_by_pairing').on(table.pairingId).where(sql`${table.pairingId} is not null`),
    index('games_appointed').on(table.faceoffAt).where(isAppointed),
    index('games_by_home').on(table.homeTeamId, table.season, table.day),
    index('games_by_away').on(table.awayTeamId, table.season, table.day),
  ],
);

/** What the engine received at faceoff, as compressed JSON of MatchInput: together with the bench changes it replays the game. */
export const gameInputs = pgTable('game_inputs', {
  gameId: gameId().primaryKey(),
  input: bytea().notNull(),
});

/** A bench set for the rest of one game. */
export interface BenchWish extends Board {
  /** Counts the saves before the next period. */
  version: number;
  /** Version of the team's stored lineup at that time: a later one wins over this. */
  lineupVersion: number;
}

/** What a bench has asked for in an intermission. */
export interface Advice {
  /** ISO. */
  askedAt: string;
  /** What the user who asked may set. */
  may: MaySet;
  /** null while they are being made. */
  suggestions: BenchSuggestion[] | null;
}

/** One period, simulated when it began. Periods of a game that was played at once (world advanced by command) have no `startsAt`. */
export const gamePeriods = pgTable(
  'game_periods',
  {
    gameId: gameId().notNull(),
    period: smallint().notNull(),
    /** Events in the engine's compact encoding (`engine/match/codec.ts`). */
    events: bytea().notNull(),
    /** State after the period, kept while the game is live, null afterwards. */
    state: jsonb().$type<MatchState>(),
    /** Bench changes that this period began with, null for none. */
    benches: jsonb().$type<{ home?: BenchChange; away?: BenchChange }>(),
    /** What benches have set for the rest of this game only, to begin the next period with. */
    wishes: jsonb().$type<{ home?: BenchWish; away?: BenchWish }>(),
    /** What benches have been suggested in the intermission after it; all periods together count as asked. */
    advice: jsonb().$type<{ home?: Advice[]; away?: Advice[] }>(),
    /** Version of each team's saved lineup that is taken into account by this period, 0 for none; null in a game played at once. */
    lineupVersions: jsonb().$type<{ home: number; away: number }>(),
    /** Real time at which the reveal of the period begins, and real milliseconds per second of the game. */
    startsAt: timestamp({ withTimezone: true }),
    msPerSecond: integer(),
    /** The bench that has held the next period, and until when (real time); null for none. */
    heldByTeamId: integer().$type<TeamId>(),
    heldUntil: timestamp({ withTimezone: true }),
    /** Length of the period in game seconds (a sudden-death period ends with the goal). */
    seconds: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.period] })],
);

/** Reports on why finished games ended as they did, for the games that users have asked about; made once, by a job. */
export const gameReports = pgTable(
  'game_reports',
  {
    gameId: gameId().primaryKey(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** While it is pending: the user whose turn it takes, and how many of that user's requests were ahead of it. */
    requestedByUserId: integer().$type<UserId>(),
    turn: integer().notNull().default(0),
    /** null until it is made; about 10 kB. */
    report: jsonb().$type<StoredReport>(),
  },
  // Pending reports: few among many.
  (table) => [index('game_reports_waiting').on(table.requestedAt).where(sql`${table.report} is null`)],
);

/**
 * Games of the season that users have watched to the end, or whose result they have asked for: it is no longer hidden
 * from them.
 */
export const watchedGames = pgTable(
  'watched_games',
  {
    userId: userId({ onDelete: 'cascade' }).notNull(),
    gameId: gameId({ onDelete: 'cascade' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.userId] })],
);
