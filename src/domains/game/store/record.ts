/**
 * Writes down what became of games, each exactly once: the result, the periods, statistics, table, series, the players'
 * condition, who has played with whom, who is suspended, the gate and the recap. A game that is final already is left alone, so a run that is repeated after a crash,
 * or that happens twice at once, changes nothing.
 */

import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Incident } from '#domains/discipline/rules/incidents.ts';
import { announceSuspensions } from '#domains/discipline/store/announce.ts';
import { type GameToJudge, judgeGames } from '#domains/discipline/store/board.ts';
import { openGates } from '#domains/finances/store/gates.ts';
import { dressedIn, type GameOutcome } from '#domains/game/rules/outcome.ts';
import { replaysOf, type StoredGame } from '#domains/game/store/stored-game.ts';
import { games } from '#domains/game/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import type { Stint } from '#domains/lineups/rules/familiarity.ts';
import {
  type Acquaintances,
  acquaintancesOf,
  completeAcquaintances,
  playedTogether,
} from '#domains/lineups/store/partnerships.ts';
import { announceResults } from '#domains/news/store/recaps.ts';
import type { Condition } from '#domains/player/rules/life.ts';
import { conditionsBefore, playersAfter } from '#domains/player/store/after-games.ts';
import { conditionsOfTeams, saveLives } from '#domains/player/store/lives.ts';
import { addToSeries, addToStandings } from '#domains/season/store/results.ts';
import type { GameRows } from '#domains/stats/store/game-rows.ts';
import { statisticsOf } from '#domains/stats/store/record.ts';
import { addToSums } from '#domains/stats/store/season-sums.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import type { Level } from '#engine/player/skills.ts';
import { copyRows, oneOf, updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

export interface FinishedGame {
  gameId: number;
  outcome: GameOutcome;
  /** The lines and pairs that each team played with. */
  stints: { home: Stint[]; away: Stint[] };
  /** Penalties that the disciplinary board looks at. */
  incidents: readonly Incident[];
  /** Real time of the last horn. */
  finishedAt: Date;
  /** The rows of its statistics. */
  rows: GameRows;
  /** What is to be stored of a game that was played at once; a live one has stored its own. */
  atOnce?: StoredGame;
}

type GameRow = typeof games.$inferSelect;
type Recorded = FinishedGame & { row: GameRow; level: Level };

/** What was known before the games were over. */
interface Before extends KnownPlayers {
  /** By game. */
  attendances: ReadonlyMap<number, number>;
}

/** The players of the teams before the games. */
export interface KnownPlayers {
  /** By player. */
  conditions: ReadonlyMap<number, Condition>;
  acquaintances: Acquaintances;
}

/** Records the games that are not final yet and answers their ids. No team may be in two of the games. */
export function recordResults(tx: Transaction, finished: readonly FinishedGame[]): Promise<number[]> {
  return recordAsPlayed(
    tx,
    finished.map((game) => game.gameId),
    [finished],
  );
}

/**
 * The same for games that come in batches, as they have been played: the database writes one batch while the next is
 * being played.
 * @param gameIds of all the games.
 * @param known what was read for them to be played; read here when absent.
 */
export async function recordAsPlayed(
  tx: Transaction,
  gameIds: readonly number[],
  batches: AsyncIterable<readonly FinishedGame[]> | Iterable<readonly FinishedGame[]>,
  known?: KnownPlayers,
): Promise<number[]> {
  if (gameIds.length === 0) return [];
  const due = await tx
    .select({ row: games, level: leagues.level })
    .from(games)
    .innerJoin(leagues, eq(leagues.id, games.leagueId))
    .where(and(oneOf(games.id, gameIds), inArray(games.status, ['scheduled', 'live'])))
    .orderBy(asc(games.id))
    .for('update', { of: games });
  if (due.length === 0) return [];
  const byId = new Map(due.map((game) => [game.row.id, game]));
  const attendances = await openGates(
    tx,
    due.map(({ row }) => row),
  );
  // What is needed later is read now, while the first games are being played.
  const teamIds = due.flatMap(({ row }) => [row.homeTeamId, row.awayTeamId]);
  const before: Before = {
    attendances,
    conditions: known ? known.conditions : await conditionsOfTeams(pgReader(tx), teamIds),
    acquaintances: known
      ? await completeAcquaintances(pgReader(tx), known.acquaintances)
      : await acquaintancesOf(pgReader(tx), teamIds),
  };
  const recorded: Recorded[] = [];
  let writing = Promise.resolve();
  try {
    for await (const batch of batches) {
      const played = batch.flatMap((game): Recorded[] => {
        const found = byId.get(game.gameId);
        return found ? [{ ...game, ...found }] : [];
      });
      recorded.push(...played);
      await writing;
      writing = writeRows(tx, played, before);
      // It is awaited before anything else is done; until then its failure is nobody's business.
      writing.catch(() => {});
    }
  } finally {
    await writing;
  }
  await writeConsequences(tx, recorded, before);
  return recorded.map(({ row }) => row.id);
}

/** What is stored of each game by itself, what it adds to the sums of the season, and what it did to its players. */
async function writeRows(tx: Transaction, played: readonly Recorded[], { conditions }: Before): Promise<void> {
  const digested = played.map(({ row, level, outcome }) => ({ ...row, level, outcome }));
  const known = await conditionsBefore(pgReader(tx), digested, conditions);
  const counted = played.filter(isCounted);
  const copying = copyRows(tx, [
    ...replaysOf(played.flatMap((game) => game.atOnce ?? [])),
    ...statisticsOf(counted.map(({ rows }) => rows)),
  ]);
  // While the database writes; a failure of it is heard of below.
  copying.catch(() => {});
  const lives = playersAfter(digested, known);
  await copying;
  await addToSums(
    tx,
    counted.map(({ gameId }) => gameId),
  );
  await saveLives(pgRows(tx), lives);
}

/** What follows from the games together. */
async function writeConsequences(
  tx: Transaction,
  recorded: readonly Recorded[],
  { attendances, acquaintances }: Before,
): Promise<void> {
  await updateRows(
    tx,
    games,
    'id',
    recorded.map((game) => ({ ...finalRow(game), attendance: attendances.get(game.row.id) ?? null })),
  );
  await addToStandings(tx, recorded.filter(({ row }) => row.stage === 'regular').map(tableGame));
  await addToSeries(tx, recorded.flatMap(seriesGame));
  await playedTogether(
    pgRows(tx),
    recorded.flatMap(({ row, stints }) => [
      { teamId: row.homeTeamId, stints: stints.home },
      { teamId: row.awayTeamId, stints: stints.away },
    ]),
    acquaintances,
  );
  const rows = pgRows(tx);
  await announceResults(
    rows,
    recorded.map(({ row, outcome }) => ({ ...row, outcome })),
  );
  await announceSuspensions(rows, await judgeGames(rows, recorded.flatMap(judgedGame)));
}

/** The columns of `games` that a result fills. */
export function finalRow({ row, outcome, finishedAt }: Pick<Recorded, 'row' | 'outcome' | 'finishedAt'>) {
  return {
    id: row.id,
    status: 'final' as const,
    engineVersion: ENGINE_VERSION,
    faceoffAt: row.faceoffAt ?? finishedAt,
    finishedAt,
    homeScore: outcome.homeScore,
    awayScore: outcome.awayScore,
    endedIn: outcome.endedIn,
    periodScores: outcome.periodScores,
    stars: outcome.stars,
  };
}

/** Friendlies are in no statistics. */
function isCounted({ row }: Recorded): boolean {
  return row.stage !== 'friendly';
}

/** In friendlies nobody is suspended, and no suspension is served. */
function judgedGame({ row, outcome, incidents }: Recorded): GameToJudge[] {
  if (row.stage === 'friendly') return [];
  return [{ ...row, incidents, dressed: dressedIn(outcome) }];
}

function tableGame({ row, outcome }: Recorded) {
  const { season, leagueId, homeTeamId, awayTeamId } = row;
  const { homeScore, awayScore, endedIn } = outcome;
  return { season, leagueId, homeTeamId, awayTeamId, homeScore, awayScore, endedIn };
}

function seriesGame({ row, outcome }: Recorded) {
  if (row.seriesId === null) return [];
  const winnerTeamId = outcome.homeScore > outcome.awayScore ? row.homeTeamId : row.awayTeamId;
  return [{ seriesId: row.seriesId, winnerTeamId }];
}
