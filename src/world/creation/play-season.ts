/** A past season of a new world, from its first day to the morning of the next. */

import { announceSuspensions } from '#domains/discipline/store/announce.ts';
import type { Simulate } from '#domains/game/simulation/simulate.ts';
import { replaysOf } from '#domains/game/store/stored-game.ts';
import { games } from '#domains/game/tables.ts';
import { announceResults } from '#domains/news/store/recaps.ts';
import { playoffDay } from '#domains/season/rules/fixtures.ts';
import { announceMovements } from '#domains/season/store/movements.ts';
import { announceChampions, closeRegularSeason, openNextRound } from '#domains/season/store/playoffs.ts';
import { addToSeries, addToStandings } from '#domains/season/store/results.ts';
import { rollOver } from '#domains/season/store/rollover/roll-over.ts';
import { statisticsOf } from '#domains/stats/store/record.ts';
import { sumSeason } from '#domains/stats/store/season-sums.ts';
import { DAYS_PER_SEASON, FIRST_PLAYOFF_DAY } from '#engine/calendar.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import { copyRows, updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { type FinishedInMemory, gamesOn, SeasonInMemory } from '#world/creation/season-in-memory.ts';

interface PlaySeason {
  season: number;
  worldSeed: number;
  simulate: Simulate;
  /** Recaps and other news of the games are written for the last season before the users come; older ones nobody would read. */
  hasRecaps: boolean;
  /** Called with each day that has been played. */
  onDay(day: number): void;
}

export async function playSeason(tx: Transaction, options: PlaySeason): Promise<void> {
  const { season, worldSeed, simulate } = options;
  const memory = await SeasonInMemory.load(tx, { season, worldSeed, simulate });
  const ofWorld = { season, worldSeed };
  let writing: Promise<void> = Promise.resolve();
  const lastDay = playoffDay(PLAYOFF_ROUNDS + 1, 1) - 1;
  try {
    for (let day = 1; day <= DAYS_PER_SEASON; day++) {
      if (memory.hasFillIns) {
        await writing;
        await memory.sendFillInsHome(tx);
      }
      memory.wake(day);
      if (day <= lastDay) {
        // The schedule of the playoffs depends on what was written before; the other days only on memory.
        if (day >= FIRST_PLAYOFF_DAY) await writing;
        const due = await gamesOn(tx, season, day);
        const short = memory.shortTeams(due);
        if (short.length > 0) {
          await writing;
          await memory.callFillIns(tx, short, { day, isTold: options.hasRecaps });
        }
        const finished = await memory.play(due);
        await writing;
        writing = writeDay(tx, finished, options.hasRecaps);
        // It is awaited before the next day is written; until then its failure is nobody's business.
        writing.catch(() => {});
      }
      if (day === FIRST_PLAYOFF_DAY - 1) {
        await writing;
        await closeRegularSeason(tx, ofWorld);
      }
      for (let round = 1; round < PLAYOFF_ROUNDS; round++) {
        if (day !== playoffDay(round + 1, 1) - 1) continue;
        await writing;
        await openNextRound(tx, ofWorld);
      }
      options.onDay(day);
    }
  } finally {
    // A day that goes wrong must not leave another one writing when the transaction is taken back.
    await writing;
  }
  await announceChampions(tx, { season, day: lastDay });
  await announceMovements(tx, { season, day: lastDay });
  await memory.save(tx);
  await sumSeason(tx, season);
  await rollOver(tx, ofWorld);
}

/** Everything of a day's games but what is summed up at the season's end. With their inputs they can be replayed. */
async function writeDay(tx: Transaction, finished: readonly FinishedInMemory[], hasRecaps: boolean): Promise<void> {
  if (finished.length === 0) return;
  await updateRows(
    tx,
    games,
    'id',
    finished.map(({ row, played: { outcome }, attendance }) => ({
      id: row.id,
      status: 'final' as const,
      engineVersion: ENGINE_VERSION,
      homeScore: outcome.homeScore,
      awayScore: outcome.awayScore,
      endedIn: outcome.endedIn,
      periodScores: outcome.periodScores,
      attendance,
      stars: outcome.stars,
    })),
  );
  await copyRows(tx, [
    ...replaysOf(finished.map(({ played }) => played.atOnce)),
    ...statisticsOf(finished.filter(({ row }) => row.stage !== 'friendly').map(({ played }) => played.rows)),
  ]);
  await addToStandings(
    tx,
    finished
      .filter(({ row }) => row.stage === 'regular')
      .map(({ row, played: { outcome } }) => ({ ...row, ...scoreOf(outcome) })),
  );
  await addToSeries(
    tx,
    finished.flatMap(({ row, played: { outcome } }) =>
      row.seriesId === null
        ? []
        : [{ seriesId: row.seriesId, winnerTeamId: outcome.winner === 'home' ? row.homeTeamId : row.awayTeamId }],
    ),
  );
  if (hasRecaps) {
    await announceResults(
      pgRows(tx),
      finished.map(({ row, played: { outcome } }) => ({ ...row, outcome })),
    );
    await announceSuspensions(
      pgRows(tx),
      finished.flatMap((game) => game.rulings),
    );
  }
}

function scoreOf({ homeScore, awayScore, endedIn }: FinishedInMemory['played']['outcome']) {
  return { homeScore, awayScore, endedIn };
}
