/** Temporary team assignments: call-ups and fill-ins. A player's current team is `players.team_id`. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubId, teamId } from '#domains/club/tables.ts';
import { playerId } from '#domains/player/tables.ts';

/** Active emergency recalls: a row is deleted when the player goes home, at the latest after the season's last game. */
export const recalls = pgTable(
  'recalls',
  {
    playerId: playerId().primaryKey(),
    /** His home team, and his number there. */
    homeTeamId: teamId().notNull(),
    homeJerseyNumber: smallint(),
    /** Absolute day. */
    since: integer().notNull(),
  },
  (table) => [index('recalls_by_home').on(table.homeTeamId)],
);

/** Emergency fill-ins for a team that could not dress that day; the row is deleted the next morning. */
export const fillIns = pgTable('fill_ins', {
  playerId: playerId().primaryKey(),
  teamId: teamId().notNull(),
  /** Absolute day. */
  since: integer().notNull(),
});

/** Players on waivers, past and present: other clubs may claim them until they clear. */
export const waivers = pgTable(
  'waivers',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    playerId: playerId().notNull(),
    /** The club that waived him. */
    clubId: clubId().notNull(),
    /** Where he goes if unclaimed. */
    toTeamId: teamId().notNull(),
    /** Absolute days: when he was waived, and the morning it is settled. */
    placedOn: integer().notNull(),
    clearsOn: integer().notNull(),
    status: text().$type<'open' | 'claimed' | 'cleared' | 'withdrawn'>().notNull().default('open'),
    /** Absolute day on which the club's new manager asked the claiming club to return him; null: not asked. */
    returnAskedOn: integer(),
    /** The claiming club; null: unclaimed. */
    claimedByClubId: clubId(),
  },
  (table) => [
    uniqueIndex('waivers_open').on(table.playerId).where(sql`${table.status} = 'open'`),
    index('waivers_by_club').on(table.clubId, table.status),
  ],
);

/** Clubs' claims on players on waivers. */
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

/** Players on injured reserve: until healthy they do not count against the first team. */
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

/** Managers' clubs that have become illegal; the row is deleted when they are legal again or fined. */
export const rosterNotices = pgTable('roster_notices', {
  clubId: clubId().primaryKey(),
  /** Absolute day on whose morning it was noticed. */
  since: integer().notNull(),
});
