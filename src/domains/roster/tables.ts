/** Who is with which team for a while: called up, or standing in. Where a player is today is `players.team_id`. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubs, teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';

/** Emergency recalls that are running: a row goes when the player goes home, at the latest after the season's last game. */
export const recalls = pgTable(
  'recalls',
  {
    playerId: integer()
      .$type<PlayerId>()
      .primaryKey()
      .references(() => players.id),
    /** The team he belongs to, and the number that waits for him there. */
    homeTeamId: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    homeJerseyNumber: smallint(),
    /** Absolute day. */
    since: integer().notNull(),
  },
  (table) => [index('recalls_by_home').on(table.homeTeamId)],
);

/** Men from the town who are with a team for the day, because it could not dress; the row goes when they do, next morning. */
export const fillIns = pgTable('fill_ins', {
  playerId: integer()
    .$type<PlayerId>()
    .primaryKey()
    .references(() => players.id),
  teamId: integer()
    .$type<TeamId>()
    .notNull()
    .references(() => teams.id),
  /** Absolute day. */
  since: integer().notNull(),
});

/** Players who are on waivers, or were: any other club may claim them until they clear. */
export const waivers = pgTable(
  'waivers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: integer()
      .$type<PlayerId>()
      .notNull()
      .references(() => players.id),
    /** The club that has put him there. */
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    /** Where he goes when nobody claims him. */
    toTeamId: integer()
      .$type<TeamId>()
      .notNull()
      .references(() => teams.id),
    /** Absolute days: when he was put there, and on whose morning it is settled. */
    placedOn: integer().notNull(),
    clearsOn: integer().notNull(),
    status: text().$type<'open' | 'claimed' | 'cleared' | 'withdrawn'>().notNull().default('open'),
    /** Absolute day on which a new manager of the club has asked the claiming club to return him; null: not asked. */
    returnAskedOn: integer(),
    /** Who got him; null unless he was claimed. */
    claimedByClubId: integer()
      .$type<ClubId>()
      .references(() => clubs.id),
  },
  (table) => [
    uniqueIndex('waivers_open').on(table.playerId).where(sql`${table.status} = 'open'`),
    index('waivers_by_club').on(table.clubId, table.status),
  ],
);

/** Clubs that want a player who is on waivers. */
export const waiverClaims = pgTable(
  'waiver_claims',
  {
    waiverId: integer()
      .notNull()
      .references(() => waivers.id),
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
  },
  (table) => [primaryKey({ columns: [table.waiverId, table.clubId] })],
);

/** Who is on injured reserve: until he is healthy he does not count against his first team. */
export const injuredReserve = pgTable(
  'injured_reserve',
  {
    playerId: integer()
      .$type<PlayerId>()
      .primaryKey()
      .references(() => players.id),
    clubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    /** Absolute day. */
    since: integer().notNull(),
  },
  (table) => [index('injured_reserve_by_club').on(table.clubId)],
);

/** Managed clubs that time has made illegal; the row goes when they are legal again, or were fined. */
export const rosterNotices = pgTable('roster_notices', {
  clubId: integer()
    .$type<ClubId>()
    .primaryKey()
    .references(() => clubs.id),
  /** Absolute day on whose morning it was noticed. */
  since: integer().notNull(),
});
