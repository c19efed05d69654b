/** Fixtures and results. */
import { and, eq, sql } from 'drizzle-orm';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { games } from '#domains/game/tables.ts';
import { pointsOf } from '#domains/league/rules/ranking.ts';
import { standings } from '#domains/season/tables.ts';
import type { EndedIn } from '#engine/match/events.ts';
import type { Database } from '#platform/database/client.ts';
import { makeCompetition, type OfLeague } from './competition.ts';

interface FixtureOptions extends Partial<typeof games.$inferInsert>, Pick<OfLeague, 'leagueId' | 'stage'> {
  homeTeamId: number;
  awayTeamId: number;
}

/** A game to come, on day 10 of season 3 in league 1 unless told otherwise; answers its id. */
export async function makeGame(db: Database, { leagueId, stage, ...options }: FixtureOptions): Promise<number> {
  const competitionId =
    options.competitionId ?? (await makeCompetition(db, { season: options.season, leagueId, stage }));
  const [row] = await db
    .insert(games)
    .values({ season: 3, day: 10, slot: 1, round: 1, ...options, competitionId })
    .returning({ id: games.id });
  if (!row) throw new Error('the game was not stored');
  return row.id;
}

interface ResultOptions extends FixtureOptions {
  score: [home: number, away: number];
  endedIn?: EndedIn;
}

/** A finished game; a regular one counts in the standings, if its teams stand in them. Answers its id. */
export async function makeResult(db: Database, { score, endedIn = 'regulation', ...fixture }: ResultOptions) {
  const [homeScore, awayScore] = score;
  const id = await makeGame(db, {
    ...fixture,
    status: 'final',
    homeScore,
    awayScore,
    endedIn,
    finishedAt: new Date('2026-01-01T15:00:00Z'),
  });
  if ((fixture.stage ?? 'regular') !== 'regular') return id;
  const [homePoints, awayPoints] = pointsOf({ homeScore, awayScore, endedIn }, LEAGUE_SETTINGS.points);
  const competitionId = await makeCompetition(db, { season: fixture.season, leagueId: fixture.leagueId });
  await count(db, {
    competitionId,
    teamId: fixture.homeTeamId,
    scored: homeScore,
    conceded: awayScore,
    points: homePoints,
  });
  await count(db, {
    competitionId,
    teamId: fixture.awayTeamId,
    scored: awayScore,
    conceded: homeScore,
    points: awayPoints,
  });
  return id;
}

interface Side {
  competitionId: number;
  teamId: number;
  scored: number;
  conceded: number;
  points: number;
}

async function count(db: Database, { competitionId, teamId, scored, conceded, points }: Side) {
  // 3, 2, 1, 0 points tell the four kinds of result apart.
  const column = (['losses', 'overtimeLosses', 'overtimeWins', 'wins'] as const)[points] ?? 'losses';
  await db
    .update(standings)
    .set({
      played: sql`${standings.played} + 1`,
      [column]: sql`${standings[column]} + 1`,
      points: sql`${standings.points} + ${points}`,
      goalsFor: sql`${standings.goalsFor} + ${scored}`,
      goalsAgainst: sql`${standings.goalsAgainst} + ${conceded}`,
    })
    .where(and(eq(standings.competitionId, competitionId), eq(standings.teamId, teamId)));
}
