/** Who is with which team for a while: called up, or standing in. Where a player is today is `players.team_id`. */
import { index, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';

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
