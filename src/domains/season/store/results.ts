/** What finished games do to the tables and to the playoff series. */
import { winsToAdvance } from '#domains/competition/rules.ts';
import { competitionsById, competitionsOf } from '#domains/competition/store/competitions.ts';
import { competitions } from '#domains/competition/tables.ts';
import { callOffSeries } from '#domains/game/store/fixtures.ts';
import { games } from '#domains/game/tables.ts';
import { type PlayedGame, tableOf } from '#domains/league/rules/ranking.ts';
import { playoffSeries, standings } from '#domains/season/tables.ts';
import type { SeriesId, TeamId } from '#engine/ids.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import type { Rows } from '#platform/rows/rows.ts';

const COUNTS = [
  'played',
  'wins',
  'overtimeWins',
  'overtimeLosses',
  'losses',
  'points',
  'goalsFor',
  'goalsAgainst',
  'place',
  'decidedBy',
] as const;
const PLAYED_COLUMNS = ['competitionId', 'homeTeamId', 'awayTeamId', 'homeScore', 'awayScore', 'endedIn'] as const;

/** Counts the tables of those of these competitions that have one, from all of their games that are over. */
export async function countTables(rows: Rows, competitionIds: Iterable<number>): Promise<void> {
  const competitionId = [...new Set(competitionIds)];
  const members = await rows.read(standings, ['competitionId', 'teamId'], { competitionId }, ['teamId']);
  if (members.length === 0) return;
  // Of two games that end at once, the second has to see the first.
  await rows.lock(competitions, { id: competitionId });
  const settingsOf = await competitionsById(rows, competitionId);
  const played = await rows.read(games, PLAYED_COLUMNS, { competitionId, status: 'final' });
  const gamesOf = Map.groupBy(played, (game) => game.competitionId);
  const counted = [...Map.groupBy(members, (member) => member.competitionId)].flatMap(([id, ofCompetition]) => {
    const competition = settingsOf.get(id);
    if (!competition) throw new Error(`there is no competition ${id}`);
    const teamIds = ofCompetition.map(({ teamId }) => teamId);
    const table = tableOf(teamIds, (gamesOf.get(id) ?? []).map(finished), competition.settings);
    return table.map((record) => ({ competitionId: id, ...record }));
  });
  await rows.merge(standings, counted, { key: ['competitionId', 'teamId'], set: COUNTS });
}

/** A final game has its result. */
function finished({
  homeTeamId,
  awayTeamId,
  homeScore,
  awayScore,
  endedIn,
}: Pick<typeof games.$inferSelect, (typeof PLAYED_COLUMNS)[number]>): PlayedGame {
  return {
    homeTeamId,
    awayTeamId,
    homeScore: homeScore ?? 0,
    awayScore: awayScore ?? 0,
    endedIn: endedIn ?? 'regulation',
  };
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
  const settingsOf = await competitionsById(
    rows,
    found.map(({ competitionId }) => competitionId),
  );
  const after = found.map((series) => {
    const competition = settingsOf.get(series.competitionId);
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
