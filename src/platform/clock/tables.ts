/** The one row with the world's date and clock, and the ledger of the steps taken. */

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StepPace, WorldPace } from '#engine/pace.ts';
import type { TierOpening } from '#engine/schedule/pyramid.ts';
import type { CheckResult } from '#platform/check-result.ts';
import type { JoinRequest, PauseReason, QuietHours, StepFailure, WorldRun } from '#platform/clock/pace.ts';

/**
 * A step that has begun and is not over: some of its places may have been taken. The whole step is taken as it was begun,
 * whatever changes in the world in the meantime.
 */
export interface OpenStep {
  pace: StepPace;
  /** The real time at which everything in it happens: ISO. */
  now: string;
  dayMinutes: number;
  /** Whether it begins before its time, because every manager is ready. */
  isEarly: boolean;
  /** The name of the part that is being taken place by place. */
  part: string;
  /** Numbers about what was done before that part. */
  detail: Record<string, number>;
}

export const world = pgTable(
  'world',
  {
    id: smallint().primaryKey().default(1),
    name: text().notNull(),
    /** Seeds clubs and place names; draws for players and games use the key in `world_secret`. */
    seed: bigint({ mode: 'number' }).notNull(),
    size: text().notNull(),
    /** Raised each night and at each transition; browsers ask for it to learn that their world data is stale. */
    version: integer().notNull().default(1),
    seasonNumber: integer().notNull(),
    /** Day of the season, 1 to 63. */
    day: smallint().notNull(),
    /** The next step of the day to run: 'morning', 'slot-1' … 'slot-4', 'night'. */
    step: text().notNull(),
    phase: text().notNull(),
    /** The state of that step while it is taken place by place; null: it has not begun. */
    openStep: jsonb().$type<OpenStep>(),
    /** Real minutes that one game day lasts. */
    dayMinutes: integer().notNull(),
    /** When the present day began in real time; with `dayMinutes` it maps game time to real time. */
    dayStartedAt: timestamp({ withTimezone: true }).notNull(),
    /** Set while the clock is stopped; real time does not pass for the world. */
    pausedAt: timestamp({ withTimezone: true }),
    /** Why the clock is stopped: an admin, the limit below, or quiet hours. Null while it runs. */
    pauseReason: text().$type<PauseReason>(),
    /** What makes time pass: the only manager, every manager being ready, or real time. */
    pace: text().$type<WorldPace>().notNull().default('clock'),
    /** The number of the step (`stepNumberOf`) that the clock stops before; null: no limit. */
    runsUntil: integer(),
    /** The run to that step at a manager's own pace; kept after it has stopped, to say why. */
    run: jsonb().$type<WorldRun>(),
    /** Days wait for managers at most this many real minutes. */
    latestMinutes: integer().notNull().default(1440),
    /** The deadline for the start of the next day, where days wait for managers. */
    nextDayAt: timestamp({ withTimezone: true }),
    /** Hours in which the clock begins nothing; null: none. */
    quiet: jsonb().$type<QuietHours>(),
    /** Deadlines missed in a row since the last click, by user. */
    missed: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Users who asked for a club while one manager plays at their own pace, until they have one. */
    joinRequests: jsonb().$type<readonly JoinRequest[]>().notNull().default([]),
    /** The last attempts at a step that failed, by a fault of the program; null: none has since a step or place succeeded. */
    failure: jsonb().$type<StepFailure>(),
    /** Whether the world returns to the only manager's own pace once they have been alone for a day. */
    returnsToOwn: boolean().notNull().default(false),
    /** Since when one manager has been alone, where that counts. */
    aloneSince: timestamp({ withTimezone: true }),
    /**
     * Closed for a season transition: unsafe calls answer 503 for as long as the program that turns the season holds the world.
     */
    inMaintenance: boolean().notNull().default(false),
    /**
     * The last absolute day that an admin has advanced or a manager has played at their own pace: such days earn no pucks that
     * leave the game.
     */
    advancedThrough: integer().notNull().default(0),
    bananaDay: boolean().notNull().default(false),
    /** When the next tier of leagues opens. */
    tierOpening: text().$type<TierOpening>().notNull().default('full'),
    /** The managers who are ready for the next day. */
    readyUserIds: integer().array().notNull().default(sql`'{}'`),
    /** Those of them who do not wait for its games either: once it begins, they are ready for the day after it. */
    skippingUserIds: integer().array().notNull().default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('world_is_one_row', sql`${table.id} = 1`)],
);

/**
 * The key of all secret draws (`engine/secret.ts`). In its own table: exports for others leave it out, and no read of the world
 * includes it by mistake.
 */
export const worldSecret = pgTable(
  'world_secret',
  {
    id: smallint().primaryKey().default(1),
    /** 64 hexadecimal digits. */
    key: text().notNull(),
  },
  (table) => [
    check('world_secret_is_one_row', sql`${table.id} = 1`),
    check('world_secret_has_256_bits', sql`${table.key} ~ '^[0-9a-f]{64}$'`),
  ],
);

/** Every finished step of the clock, by key; a step listed here is never run again. */
export const worldSteps = pgTable(
  'world_steps',
  {
    /** '<job>/<season>/<day>/<scope>', e.g. 'game-day/3/17/slot-2' */
    key: text().primaryKey(),
    job: text().notNull(),
    season: integer().notNull(),
    day: smallint().notNull(),
    finishedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    durationMs: integer().notNull(),
    detail: jsonb().$type<Record<string, number | string>>().notNull().default({}),
  },
  (table) => [index('world_steps_by_day').on(table.season, table.day)],
);

/** The places of the step that is open, see `OpenStep`; empty between steps. */
export const openStepPlaces = pgTable('open_step_places', {
  /** The id of the PRO league at the place; 0 for everything outside the leagues. */
  place: integer().primaryKey(),
  isTaken: boolean().notNull().default(false),
  /** Numbers about what was done for it. */
  detail: jsonb().$type<Record<string, number>>().notNull().default({}),
});

/** Admins' requests to advance the world, newest last; one at a time is queued or running. */
export const worldAdvances = pgTable('world_advances', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  by: text().$type<'day' | 'phase' | 'season'>().notNull(),
  count: integer().notNull(),
  state: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull().default('queued'),
  /** Days played and days to play, as far as known. */
  done: integer().notNull().default(0),
  total: integer().notNull().default(0),
  /** What it is doing, or why it failed. */
  message: text().notNull().default(''),
  requestedByUserId: integer(),
  requestedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  startedAt: timestamp({ withTimezone: true }),
  finishedAt: timestamp({ withTimezone: true }),
});

/** Checks of the world requested by admins, newest last; one at a time waits or runs. */
export const worldChecks = pgTable(
  'world_checks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    state: text().$type<'queued' | 'running' | 'done' | 'failed'>().notNull().default('queued'),
    /** Invariants checked, and invariants to check. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** What it is doing, or why it failed. */
    message: text().notNull().default(''),
    /** null until it is done. */
    results: jsonb().$type<CheckResult[]>(),
    requestedByUserId: integer(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('world_checks_one_open').on(sql`(${table.finishedAt} is null)`).where(sql`${table.finishedAt} is null`),
  ],
);
