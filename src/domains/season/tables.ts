/** Seasons: the calendar row, and the teams of each competition with their results. */
import { boolean, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { teamId } from '#domains/club/tables.ts';
import { competitionId } from '#domains/competition/tables.ts';
import type { Tiebreaker } from '#engine/competition/settings.ts';

/** One row per season of the world; the running one has no `finishedDay`. */
export const seasons = pgTable('seasons', {
  number: integer().primaryKey(),
  /** Calendar year that the season ends in, for display only. */
  year: integer().notNull(),
  phase: text().notNull(),
  finishedDay: smallint(),
});

/**
 * One team in one competition with standings: membership and result in one row. Results are always recounted from all
 * games of the competition when some of them end, never incremented.
 */
export const standings = pgTable(
  'standings',
  {
    competitionId: competitionId().notNull(),
    teamId: teamId().notNull(),
    played: smallint().notNull().default(0),
    /** Wins in regulation; the competition's settings give the points per result. */
    wins: smallint().notNull().default(0),
    /** Wins in overtime and shootout. */
    overtimeWins: smallint().notNull().default(0),
    /** Losses in overtime and shootout. */
    overtimeLosses: smallint().notNull().default(0),
    losses: smallint().notNull().default(0),
    points: smallint().notNull().default(0),
    goalsFor: smallint().notNull().default(0),
    goalsAgainst: smallint().notNull().default(0),
    /** Current place, from 1, and the tiebreaker that put it behind the team above; null before the first game. */
    place: smallint(),
    decidedBy: text().$type<Tiebreaker>(),
    /** Final place of the regular season, set when it ends. */
    rank: smallint(),
    /** Playoff rounds won; 3 is the champion. null: not in the playoffs. */
    playoffRoundsWon: smallint(),
    isChampion: boolean().notNull().default(false),
    /** Where the club moves at the season's end. */
    movement: text().$type<'promoted' | 'relegated'>(),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.teamId] }),
    index('standings_by_team').on(table.teamId),
  ],
);
