/** What games are played for: a season of a league, its playoffs, a tournament. Games, tables, series and statistics are keyed by it. */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CompetitionKind, CompetitionSettings } from '#domains/competition/contract.ts';
import { leagues } from '#domains/league/tables.ts';
import type { CompetitionId, LeagueId } from '#engine/ids.ts';

export const competitions = pgTable(
  'competitions',
  {
    id: integer().$type<CompetitionId>().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<CompetitionKind>().notNull(),
    season: integer().notNull(),
    /** null: of nations. */
    level: text().$type<'PRO' | 'FRM' | 'U21'>(),
    /** The place of the pyramid that it is a season of; of league and playoffs always, of friendlies when the league holds them. */
    leagueId: integer()
      .$type<LeagueId>()
      .references(() => leagues.id),
    /** Its own; null: called as its league is. */
    name: text(),
    settings: jsonb().$type<CompetitionSettings>().notNull(),
  },
  (table) => [
    uniqueIndex('competitions_of_league').on(table.leagueId, table.season, table.kind),
    uniqueIndex('competitions_one_for_scrimmages').on(table.season).where(sql`${table.kind} = 'scrimmage'`),
    index('competitions_by_season').on(table.season, table.kind),
    check(
      'competitions_have_a_place',
      sql`case when ${table.kind} in ('league', 'playoffs') then ${table.leagueId} is not null
        else ${table.leagueId} is null or ${table.kind} = 'friendly' end`,
    ),
    check('competitions_have_a_name', sql`${table.name} is not null or ${table.leagueId} is not null`),
  ],
);
