import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { clubs } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';

/** What managers let their assistants do with contracts that end. Without a row, or with one of a former manager: the usual. */
export const assistantLimits = pgTable('assistant_limits', {
  clubId: integer()
    .$type<ClubId>()
    .primaryKey()
    .references(() => clubs.id),
  /** Who has set it: it does not bind his successor. */
  userId: integer().$type<UserId>().notNull(),
  resigns: text().$type<'nobody' | 'needed' | 'everybody'>().notNull(),
  /** Whole dollars a season; null: the usual. */
  maxSalary: integer(),
  /** Players whom the assistant leaves alone. */
  handsOff: integer().array().$type<PlayerId[]>().notNull(),
});

/** What a manager wants out of a frenzy: of his targets at most so many, for so much together. */
export const frenzyPlans = pgTable(
  'frenzy_plans',
  {
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    /** The season at whose end the frenzy is. */
    season: smallint().notNull(),
    /** Who has made it: it is not his successor's. */
    userId: integer().$type<UserId>().notNull(),
    /** Whole dollars a season, of all that are signed together. */
    budget: integer().notNull(),
    /** Players to be signed at most. */
    most: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season] })],
);

/** Whom clubs with a manager bid on in a frenzy, with their hidden maximum. */
export const frenzyTargets = pgTable(
  'frenzy_targets',
  {
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    season: smallint().notNull(),
    playerId: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    /** 1 is who is wanted most. */
    rank: smallint().notNull(),
    seasons: smallint().notNull(),
    /** Whole dollars a season. Nobody else sees it. */
    maxSalary: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubId, table.season, table.playerId] })],
);

/** What each round of a frenzy has brought: how many clubs were interested in whom, and who signed. */
export const frenzyResults = pgTable(
  'frenzy_results',
  {
    season: smallint().notNull(),
    /** 1 to the last one of the frenzy. */
    round: smallint().notNull(),
    playerId: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    /** Clubs that have bid on him. */
    interested: smallint().notNull(),
    /** Who has signed him; null: nobody in this round. */
    clubId: integer()
      .$type<ClubId>()
      .references(() => clubs.id),
    /** Whole dollars a season, and for how many; 0 unless he has signed. */
    salary: integer().notNull().default(0),
    seasons: smallint().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.season, table.round, table.playerId] })],
);
