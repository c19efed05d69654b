/**
 * Writes down what became of games, each exactly once: the result, the periods, statistics, table, series, the players'
 * condition, the gate and the recap. A game that is final already is left alone, so a run that is repeated after a crash,
 * or that happens twice at once, changes nothing.
 */
import { and, asc, inArray } from 'drizzle-orm';
import { openGates } from '#domains/finances/store/gates.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { announceResults } from '#domains/news/store/recaps.ts';
import { playersAfterGames } from '#domains/player/store/after-games.ts';
import { addToSeries, addToStandings } from '#domains/season/store/results.ts';
import { type CountedGame, recordStatistics } from '#domains/stats/store/record.ts';
import type { MatchResult } from '#engine/match/types.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { copyInto, updateRows } from '#server/database/bulk.ts';
import type { Transaction } from '#server/database/client.ts';

export interface FinishedGame {
  gameId: number;
  result: MatchResult;
  /** Real time of the last horn. */
  finishedAt: Date;
  /** The periods of a game that was played at once; a live one has stored its own. */
  periods?: readonly PlayedAtOnce[];
}

export interface PlayedAtOnce {
  /** From 1. */
  period: number;
  /** In the engine's compact encoding. */
  events: Uint8Array;
  /** Length in game seconds. */
  seconds: number;
}

type GameRow = typeof games.$inferSelect;
type Recorded = FinishedGame & { row: GameRow };

/** Records the games that are not final yet and answers their ids. No team may be in two of the games. */
export async function recordResults(tx: Transaction, finished: readonly FinishedGame[]): Promise<number[]> {
  if (finished.length === 0) return [];
  const byId = new Map(finished.map((game) => [game.gameId, game]));
  const rows = await tx
    .select()
    .from(games)
    .where(and(inArray(games.id, [...byId.keys()]), inArray(games.status, ['scheduled', 'live'])))
    .orderBy(asc(games.id))
    .for('update');
  const recorded = rows.flatMap((row): Recorded[] => {
    const game = byId.get(row.id);
    return game ? [{ ...game, row }] : [];
  });
  if (recorded.length === 0) return [];
  const attendances = await openGates(
    tx,
    recorded.map(({ row }) => row),
  );
  await updateRows(
    tx,
    games,
    'id',
    recorded.map((game) => ({ ...finalRow(game), attendance: attendances.get(game.row.id) ?? null })),
  );
  await copyInto(tx, gamePeriods, recorded.flatMap(periodRows));
  await recordStatistics(tx, recorded.flatMap(countedGame));
  await addToStandings(tx, recorded.filter(({ row }) => row.stage === 'regular').map(tableGame));
  await addToSeries(tx, recorded.flatMap(seriesGame));
  await playersAfterGames(
    tx,
    recorded.map(({ row, result }) => ({ ...row, result })),
  );
  await announceResults(
    tx,
    recorded.map(({ row, result }) => ({ ...row, result })),
  );
  return recorded.map(({ row }) => row.id);
}

/** The columns of `games` that a result fills. */
export function finalRow({ row, result, finishedAt }: Pick<Recorded, 'row' | 'result' | 'finishedAt'>) {
  return {
    id: row.id,
    status: 'final' as const,
    engineVersion: ENGINE_VERSION,
    faceoffAt: row.faceoffAt ?? finishedAt,
    finishedAt,
    homeScore: result.homeScore,
    awayScore: result.awayScore,
    endedIn: result.endedIn,
    periodScores: periodScoresOf(result),
    stars: result.box.stars,
  };
}

function periodScoresOf({ box: { home, away } }: MatchResult): [number, number][] {
  return home.team.goalsByPeriod.map((goals, index) => [goals, away.team.goalsByPeriod[index] ?? 0]);
}

function periodRows({ gameId, periods = [] }: Recorded) {
  return periods.map(({ period, events, seconds }) => ({ gameId, period, events, seconds }));
}

/** Friendlies are in no statistics. */
function countedGame({ row, result }: Recorded): CountedGame[] {
  const { id, season, leagueId, stage } = row;
  return stage === 'friendly' ? [] : [{ id, season, leagueId, stage, result }];
}

function tableGame({ row, result }: Recorded) {
  const { season, leagueId, homeTeamId, awayTeamId } = row;
  const { homeScore, awayScore, endedIn } = result;
  return { season, leagueId, homeTeamId, awayTeamId, homeScore, awayScore, endedIn };
}

function seriesGame({ row, result }: Recorded) {
  if (row.seriesId === null) return [];
  const winnerTeamId = result.homeScore > result.awayScore ? row.homeTeamId : row.awayTeamId;
  return [{ seriesId: row.seriesId, winnerTeamId }];
}
