/** Player statistics, as if games had been recorded. */
import { goalieSeasons, skaterGames, skaterSeasons, teamSeasons } from '#domains/stats/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { makeCompetition, type OfLeague } from './competition.ts';

type SkaterSeason = Partial<typeof skaterSeasons.$inferInsert> & OfLeague & { playerId: number; teamId: number };
type GoalieSeason = Partial<typeof goalieSeasons.$inferInsert> & OfLeague & { playerId: number; teamId: number };
type TeamSeason = Partial<typeof teamSeasons.$inferInsert> & OfLeague & { teamId: number };
type SkaterGame = Partial<typeof skaterGames.$inferInsert> & { gameId: number; playerId: number; teamId: number };

/** Adds a skater's season line, by default ten games of the regular stage of season 3 in league 1. */
export async function makeSkaterSeason(
  db: Database,
  { season, leagueId, stage, ...sums }: SkaterSeason,
): Promise<void> {
  const competitionId = await makeCompetition(db, { season, leagueId, stage });
  await db.insert(skaterSeasons).values({ competitionId, games: 10, ...sums });
}

/** Adds a goalie's season line, by default ten games of the regular stage of season 3 in league 1. */
export async function makeGoalieSeason(
  db: Database,
  { season, leagueId, stage, ...sums }: GoalieSeason,
): Promise<void> {
  const competitionId = await makeCompetition(db, { season, leagueId, stage });
  await db.insert(goalieSeasons).values({ competitionId, games: 10, ...sums });
}

/** Adds a team's season line, by default ten games of the regular stage of season 3 in league 1. */
export async function makeTeamSeason(db: Database, { season, leagueId, stage, ...sums }: TeamSeason): Promise<void> {
  const competitionId = await makeCompetition(db, { season, leagueId, stage });
  await db.insert(teamSeasons).values({ competitionId, games: 10, ...sums });
}

/** Adds a skater's line of one game, as a center by default. */
export async function makeSkaterGame(db: Database, line: SkaterGame): Promise<void> {
  await db.insert(skaterGames).values({ position: 'C', toi: 900, ...line });
}
