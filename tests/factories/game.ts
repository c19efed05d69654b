/** Fixtures and results. */
import { games } from '#domains/game/tables.ts';
import { countTables } from '#domains/season/store/results.ts';
import type { EndedIn } from '#engine/match/events.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeCompetition, type OfLeague } from './competition.ts';
import { addRow } from './rows.ts';

interface FixtureOptions extends Partial<typeof games.$inferInsert>, Pick<OfLeague, 'leagueId' | 'stage'> {
  homeTeamId: number;
  awayTeamId: number;
}

/** Makes a scheduled game, by default on day 10 of season 3 in league 1; returns its id. */
export async function makeGame(db: Database, { leagueId, stage, ...options }: FixtureOptions): Promise<number> {
  const competitionId =
    options.competitionId ?? (await makeCompetition(db, { season: options.season, leagueId, stage }));
  return (await addRow(db, games, { season: 3, day: 10, slot: 1, round: 1, ...options, competitionId })).id;
}

interface ResultOptions extends FixtureOptions {
  score: [home: number, away: number];
  endedIn?: EndedIn;
}

/** Makes a finished game; a regular-season game counts in the standings, if its teams are listed there. Returns its id. */
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
  const competitionId = await makeCompetition(db, { season: fixture.season, leagueId: fixture.leagueId });
  await db.transaction((tx) => countTables(pgRows(tx), [competitionId]));
  return id;
}
