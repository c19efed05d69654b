/** Who is with which team for a while: called up, or standing in. Where a player is today is `players.team_id`. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId, teamId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';

/** Emergency recalls that are running: a row goes when the player goes home, at the latest after the season's last game. */
export const recalls = pgTable(
  'recalls',
  {
    playerId: playerId().primaryKey(),
    /** The team he belongs to, and the number that waits for him there. */
    homeTeamId: teamId().notNull(),
    homeJerseyNumber: smallint(),
    /** Absolute day. */
    since: integer().notNull(),
  },
  (table) => [index('recalls_by_home').on(table.homeTeamId)],
);

/** Men from the town who are with a team for the day, because it could not dress; the row goes when they do, next morning. */
export const fillIns = pgTable('fill_ins', {
  playerId: playerId().primaryKey(),
  teamId: teamId().notNull(),
  /** Absolute day. */
  since: integer().notNull(),
});

/** Players who are on waivers, or were: any other club may claim them until they clear. */
export const waivers = pgTable(
  'waivers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    /** The club that has put him there. */
    clubId: clubId().notNull(),
    /** Where he goes when nobody claims him. */
    toTeamId: teamId().notNull(),
    /** Absolute days: when he was put there, and on whose morning it is settled. */
    placedOn: integer().notNull(),
    clearsOn: integer().notNull(),
    status: text().$type<'open' | 'claimed' | 'cleared' | 'withdrawn'>().notNull().default('open'),
    /** Absolute day on which a new manager of the club has asked the claiming club to return him; null: not asked. */
    returnAskedOn: integer(),
    /** Who got him; null unless he was claimed. */
    claimedByClubId: clubId(),
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
    clubId: clubId().notNull(),
  },
  (table) => [primaryKey({ columns: [table.waiverId, table.clubId] })],
);

/** Who is on injured reserve: until he is healthy he does not count against his first team. */
export const injuredReserve = pgTable(
  'injured_reserve',
  {
    playerId: playerId().primaryKey(),
    clubId: clubId().notNull(),
    /** Absolute day. */
    since: integer().notNull(),
  },
  (table) => [index('injured_reserve_by_club').on(table.clubId)],
);

/** Managed clubs that time has made illegal; the row goes when they are legal again, or were fined. */
export const rosterNotices = pgTable('roster_notices', {
  clubId: clubId().primaryKey(),
  /** Absolute day on whose morning it was noticed. */
  since: integer().notNull(),
});
