/** The results of a league season, as short hashes that are equal only if everything is. */
import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { seriesIn } from '#domains/competition/store/series.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import type { RowReader } from '#platform/rows/rows.ts';

const SCORERS = 20;

export interface SeasonHashes {
  /** Of each game of every competition of a league: place, time, teams, goals, how it ended. */
  games: string;
  /** The final order, and which teams were promoted or relegated. */
  order: string;
  /** Series of the playoffs, and the champions. */
  series: string;
  /** The top scorers of each competition. */
  scorers: string;
}

/** @param options.isOver false: its playoffs have not begun */
export async function hashesOf(rows: RowReader, season: number, { isOver = true } = {}): Promise<SeasonHashes> {
  const held = await rows.read(competitions, ['id', 'kind', 'leagueId', 'level'], { season }, ['id']);
  const known = new Set((await rows.read(leagues, ['id'])).map(({ id }) => id));
  const ofLeagues = held.flatMap(({ leagueId, ...rest }) =>
    leagueId !== null && known.has(leagueId) ? [{ ...rest, leagueId }] : [],
  );
  // Ids of competitions and games are left out: they may be assigned in another order without a difference.
  ofLeagues.sort((one, other) => one.leagueId - other.leagueId || one.kind.localeCompare(other.kind));
  const told = { games: [] as string[], order: [] as string[], series: [] as string[], scorers: [] as string[] };
  for (const { id: competitionId, kind, leagueId } of ofLeagues) {
    const add = (to: string[], lines: readonly (readonly unknown[])[]) => {
      to.push(...lines.map((line) => JSON.stringify([leagueId, kind, ...line])).sort());
    };
    const played = await rows.read(
      games,
      ['day', 'homeTeamId', 'awayTeamId', 'homeScore', 'awayScore', 'endedIn', 'status'],
      { competitionId },
    );
    add(
      told.games,
      played.map((game) => [
        game.day,
        game.homeTeamId,
        game.awayTeamId,
        game.homeScore,
        game.awayScore,
        game.endedIn,
        game.status,
      ]),
    );
    const order = await rows.read(standings, ['rank', 'teamId', 'points', 'isChampion', 'movement'], { competitionId });
    add(
      told.order,
      order.map(({ rank, teamId, points, isChampion, movement }) => [rank, teamId, points, isChampion, movement]),
    );
    const series = await seriesIn(rows, [competitionId]);
    add(
      told.series,
      series.map((each) => [
        each.round,
        each.slot,
        each.highTeamId,
        each.lowTeamId,
        each.highWins,
        each.lowWins,
        each.winnerTeamId,
      ]),
    );
    add(
      told.series,
      order.filter(({ isChampion }) => isChampion).map(({ teamId }) => ['champion', teamId]),
    );
    const skaters = await rows.read(skaterSeasons, ['playerId', 'teamId', 'goals', 'assists'], { competitionId });
    skaters.sort(
      (one, other) =>
        other.goals + other.assists - (one.goals + one.assists) ||
        other.goals - one.goals ||
        one.playerId - other.playerId,
    );
    add(
      told.scorers,
      skaters.slice(0, SCORERS).map(({ playerId, teamId, goals, assists }) => [playerId, teamId, goals, assists]),
    );
  }
  expect(told.games.length).toBeGreaterThan(0);
  expect(told.series.length > 0).toBe(isOver);
  expect(told.scorers.length).toBeGreaterThan(SCORERS - 1);
  const { games: ofGames, order, series, scorers } = told;
  return { games: hash(ofGames), order: hash(order), series: hash(series), scorers: hash(scorers) };
}

/** Returns a short hash of lines. */
export function hash(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16);
}
