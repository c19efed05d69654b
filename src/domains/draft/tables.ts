/** The entry draft: who has which pick, and who was chosen with it. */
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, uniqueIndex } from 'drizzle-orm/pg-core';
import { clubs } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId, LeagueId, PickId, PlayerId } from '#engine/ids.ts';

/** A club has one pick a round in the draft of each season; three drafts ahead they are there, and change hands. */
export const draftPicks = pgTable(
  'draft_picks',
  {
    id: integer().$type<PickId>().primaryKey().generatedByDefaultAsIdentity(),
    /** The PRO league in whose draft it is used: that in which the original club plays then. */
    leagueId: integer()
      .$type<LeagueId>()
      .notNull()
      .references(() => leagues.id),
    /** The season at whose end the draft is held. */
    season: smallint().notNull(),
    /** 1 to 7. */
    round: smallint().notNull(),
    /** Whose finish decides when it is the pick's turn. */
    originalClubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    /** Who chooses with it. */
    ownerClubId: integer()
      .$type<ClubId>()
      .notNull()
      .references(() => clubs.id),
    /** 1 is the first of the draft; round = ceil(spot / 20). Null until the order is known. */
    spot: smallint(),
    /** Who was chosen; null until it is used. */
    playerId: integer()
      .$type<PlayerId>()
      .references(() => players.id),
  },
  (table) => [
    uniqueIndex('draft_picks_once').on(table.season, table.round, table.originalClubId),
    uniqueIndex('draft_picks_spots').on(table.leagueId, table.season, table.spot),
    uniqueIndex('draft_picks_by_player').on(table.playerId),
    index('draft_picks_by_owner').on(table.ownerClubId, table.season),
    check('draft_picks_are_used_in_their_turn', sql`${table.playerId} is null or ${table.spot} is not null`),
  ],
);
