/** What finished games do to the tables and to the playoff series. */
import { winsToAdvance } from '#domains/competition/rules.ts';
import { type Competition, competitionsById, competitionsOf } from '#domains/competition/store/competitions.ts';
import { callOffSeries } from '#domains/game/store/fixtures.ts';
import { pointsOf } from '#domains/league/rules/ranking.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import type { SeriesId, TeamId } from '#engine/ids.ts';
import type { EndedIn } from '#engine/match/events.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface TableGame {
  competition: Pick<Competition, 'id' | 'settings'>;
  homeTeamId: TeamId;
  awayTeamId: TeamId;
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

/** Adds games to the tables of their competitions. No team may be in two of the games. */
export async function addToStandings(rows: Rows, played: readonly TableGame[]): Promise<void> {
  await rows.merge(standings, played.flatMap(tableRows), { key: ['competitionId', 'teamId'], add: COUNTS });
}

function tableRows(game: TableGame) {
  const { id: competitionId, settings } = game.competition;
  const [homePoints, awayPoints] = pointsOf(game, settings.points);
  const row = (teamId: TeamId, own: number, other: number, points: number) => {
    const isWin = own > other;
    const isRegulation = game.endedIn === 'regulation';
    return {
      competitionId,
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

const SERIES_COLUMNS = ['id', 'competitionId', 'round', 'highTeamId', 'highWins', 'lowWins'] as const;

/**
 * Counts playoff wins; a series that is decided gets its winner, and its games left over are not needed any more. No series
 * may be in two of the games.
 */
export async function addToSeries(
  rows: Rows,
  played: readonly { seriesId: SeriesId; winnerTeamId: TeamId }[],
): Promise<void> {
  if (played.length === 0) return;
  const winnerOf = new Map(played.map(({ seriesId, winnerTeamId }) => [seriesId, winnerTeamId]));
  const found = await rows.read(playoffSeries, SERIES_COLUMNS, { id: [...winnerOf.keys()] });
  if (found.length < winnerOf.size)
    throw new Error(`one of the series ${[...winnerOf.keys()].join(', ')} does not exist`);
  const competitions = await competitionsById(
    rows,
    found.map(({ competitionId }) => competitionId),
  );
  const after = found.map((series) => {
    const competition = competitions.get(series.competitionId);
    if (!competition) throw new Error(`series ${series.id} belongs to no competition`);
    const winnerTeamId = winnerOf.get(series.id) ?? 0;
    const isHigh = series.highTeamId === winnerTeamId;
    const highWins = series.highWins + (isHigh ? 1 : 0);
    const lowWins = series.lowWins + (isHigh ? 0 : 1);
    const isDecided = Math.max(highWins, lowWins) >= winsToAdvance(competition.settings);
    return { ...series, competition, winnerTeamId, highWins, lowWins, isDecided };
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
  await callOffSeries(rows, ids);
  const [season] = new Set(decided.map(({ competition }) => competition.season));
  const tables = await competitionsOf(rows, { season: season ?? 0, kind: 'league' });
  for (const { competition, round, winnerTeamId } of decided) {
    // A tournament's series are no playoffs of a league, and mark no table.
    const table = tables.find(({ leagueId }) => leagueId === competition.leagueId);
    if (!table) continue;
    const reached = { playoffRoundsWon: round, isChampion: round === PLAYOFF_ROUNDS };
    await rows.updateWhere(standings, reached, { competitionId: table.id, teamId: winnerTeamId });
  }
}
