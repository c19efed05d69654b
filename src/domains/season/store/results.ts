/** What finished games do to the tables and to the playoff series. */
import { games } from '#domains/game/tables.ts';
import { pointsOf } from '#domains/league/rules/ranking.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import type { EndedIn } from '#engine/match/events.ts';
import { PLAYOFF_ROUNDS, WINS_TO_ADVANCE } from '#engine/schedule/playoff-constants.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface TableGame {
  season: number;
  leagueId: number;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
  endedIn: EndedIn;
}

const COUNTS = [
  'played',
  'wins',
  'overtimeWins',
  'overtimeLosses',
  'losses',
  'points',
  'goalsFor',
  'goalsAgainst',
] as const;

/** Adds regular-season games to the tables. No team may be in two of the games. */
export async function addToStandings(rows: Rows, played: readonly TableGame[]): Promise<void> {
  await rows.merge(standings, played.flatMap(tableRows), { key: ['season', 'teamId'], add: COUNTS });
}

function tableRows(game: TableGame) {
  const [homePoints, awayPoints] = pointsOf(game);
  const { season, leagueId } = game;
  const row = (teamId: number, own: number, other: number, points: number) => {
    const isWin = own > other;
    const isRegulation = game.endedIn === 'regulation';
    return {
      season,
      leagueId,
      teamId,
      played: 1,
      wins: isWin && isRegulation ? 1 : 0,
      overtimeWins: isWin && !isRegulation ? 1 : 0,
      overtimeLosses: !isWin && !isRegulation ? 1 : 0,
      losses: !isWin && isRegulation ? 1 : 0,
      points,
      goalsFor: own,
      goalsAgainst: other,
    };
  };
  return [
    row(game.homeTeamId, game.homeScore, game.awayScore, homePoints),
    row(game.awayTeamId, game.awayScore, game.homeScore, awayPoints),
  ];
}

const SERIES_COLUMNS = ['id', 'season', 'round', 'highTeamId', 'highWins', 'lowWins'] as const;

/**
 * Counts playoff wins; a series that is decided gets its winner, and its games left over are not needed any more. No series
 * may be in two of the games.
 */
export async function addToSeries(
  rows: Rows,
  played: readonly { seriesId: number; winnerTeamId: number }[],
): Promise<void> {
  if (played.length === 0) return;
  const winnerOf = new Map(played.map(({ seriesId, winnerTeamId }) => [seriesId, winnerTeamId]));
  const found = await rows.read(playoffSeries, SERIES_COLUMNS, { id: [...winnerOf.keys()] });
  if (found.length < winnerOf.size)
    throw new Error(`one of the series ${[...winnerOf.keys()].join(', ')} does not exist`);
  const after = found.map((series) => {
    const winnerTeamId = winnerOf.get(series.id) ?? 0;
    const isHigh = series.highTeamId === winnerTeamId;
    const highWins = series.highWins + (isHigh ? 1 : 0);
    const lowWins = series.lowWins + (isHigh ? 0 : 1);
    return { ...series, winnerTeamId, highWins, lowWins, isDecided: Math.max(highWins, lowWins) >= WINS_TO_ADVANCE };
  });
  await rows.update(
    playoffSeries,
    'id',
    after.map(({ id, highWins, lowWins, winnerTeamId, isDecided }) => {
      return { id, highWins, lowWins, winnerTeamId: isDecided ? winnerTeamId : null };
    }),
  );
  const decided = after.filter(({ isDecided }) => isDecided);
  if (decided.length === 0) return;
  const ids = decided.map(({ id }) => id);
  await rows.updateWhere(games, { status: 'unneeded' }, { seriesId: ids, status: 'scheduled' });
  for (const { season, round, winnerTeamId } of decided) {
    const reached = { playoffRoundsWon: round, isChampion: round === PLAYOFF_ROUNDS };
    await rows.updateWhere(standings, reached, { season, teamId: winnerTeamId });
  }
}
