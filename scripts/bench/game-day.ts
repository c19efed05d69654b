/**
 * Measures a game day: every game of the next full day is simulated and stored, in a transaction that is rolled back, while a web
 * process serves a page from the same database. It needs a world: npm run world -- create --size standard.
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { asc, eq, sql } from 'drizzle-orm';
import type { FinishedGame } from '#domains/game/facts.ts';
import { openSimulationPool } from '#domains/game/simulation/pool.ts';
import { type Simulate, simulateHere } from '#domains/game/simulation/simulate.ts';
import { openMatchups } from '#domains/game/store/match-input.ts';
import { recordAsPlayed } from '#domains/game/store/record.ts';
import { games } from '#domains/game/tables.ts';
import { gameConsumers } from '#domains/slices.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { readSecret } from '#platform/clock/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { text, wholeNumber, withDatabase } from '../world/command.ts';
import { readOptions } from './parts/options.ts';
import type { Asking } from './parts/page-asker.ts';
import { medianOf, quantile } from './parts/quantile.ts';
import { withStopwatch } from './parts/stopwatch.ts';
import { startWebProcess } from './parts/web-process.ts';

const HELP = `npm run bench -- game-day [--data-dir DIR] [--runs 20] [--threads 0] [--json]

  --data-dir DIR  folder of a database with a world (DATA_DIR, default ./data); DATABASE_URL names another server
  --runs N        how often the day is played (default 20: fewer give too few answers for a 99th percentile)
  --threads N     threads that games are played on beside the one that stores them (default 0, as the clock does)`;

/** Pause between a response and the next request for the page. */
const PAUSE_MS = 25;
const WARM_UP_MS = 2_000;
const PAGE = '/api/world/today';

class RolledBack extends Error {}

const values = readOptions(HELP, ['data-dir', 'runs', 'threads']);
await bench();

async function bench(): Promise<void> {
  const count = wholeNumber(values, 'runs', { least: 1, most: 1000, otherwise: 20 });
  const threads = wholeNumber(values, 'threads', { least: 0, most: 16, otherwise: 0 });
  const simulation = threads > 0 ? openSimulationPool(threads) : null;
  await withDatabase(values, async ({ db, pool }) => {
    const day = await fullestDay(db);
    const web = await startWebProcess({
      databaseUrl: String(pool.options.connectionString),
      dataDir: text(values, 'data-dir'),
      services: 'web',
    });
    try {
      // Both processes warm up first: a server that has just been started compiles its code.
      await measurePages(web.url, () => wait(WARM_UP_MS));
      await playDay(db, day, simulation?.simulate ?? simulateHere);
      const runs: DayTimes[] = [];
      const quiet = await measurePages(web.url, () => wait(3_000));
      const busy = await measurePages(web.url, async () => {
        for (let run = 0; run < count; run++) {
          runs.push(await playDay(db, day, simulation?.simulate ?? simulateHere));
        }
      });
      report(day.ids.length, runs, { quiet, busy });
    } finally {
      await web.stop();
      await simulation?.close();
    }
  });
}

interface Day {
  season: number;
  day: number;
  ids: number[];
}

async function fullestDay(db: Database): Promise<Day> {
  const [fullest] = await db
    .select({ season: games.season, day: games.day, count: sql<number>`count(*)` })
    .from(games)
    .where(eq(games.status, 'scheduled'))
    .groupBy(games.season, games.day)
    .orderBy(sql`count(*) desc`, asc(games.season), asc(games.day))
    .limit(1);
  if (!fullest) throw new Error('No game is scheduled: npm run world -- create, or advance to the next season.');
  const { season, day } = fullest;
  const rows = await db
    .select({ id: games.id })
    .from(games)
    .where(sql`${games.season} = ${season} and ${games.day} = ${day} and ${games.status} = 'scheduled'`)
    .orderBy(asc(games.id));
  return { season, day, ids: rows.map((row) => row.id) };
}

/** Milliseconds. */
interface DayTimes {
  load: number;
  /** Part of the following time spent waiting for games to be played. */
  simulate: number;
  /** The rest. */
  store: number;
  all: number;
}

async function playDay(db: Database, { season, day, ids }: Day, simulate: Simulate): Promise<DayTimes> {
  const began = performance.now();
  const watch = withStopwatch(simulate);
  const times = { load: 0, all: 0 };
  await db
    .transaction(async (tx) => {
      const rows = pgRows(tx);
      const today = { season, absoluteDay: absoluteDayOf({ season, day }), secret: await readSecret(rows) };
      const { games: matchups, known } = await openMatchups(rows, ids, today);
      times.load = performance.now() - began;
      await recordAsPlayed(rows, ids, finishedNow(watch.simulate(matchups)), { consumers: gameConsumers, known });
      times.all = performance.now() - began;
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  const simulated = watch.waited();
  return { ...times, simulate: simulated, store: times.all - times.load - simulated };
}

async function* finishedNow(batches: ReturnType<Simulate>): AsyncGenerator<FinishedGame[]> {
  for await (const batch of batches) yield batch.map((game) => ({ ...game, finishedAt: new Date() }));
}

/**
 * Requests the page again and again until `work` is done, on a separate thread: this one is busy. Returns the milliseconds of
 * each response, sorted.
 */
async function measurePages(url: string, work: () => Promise<void>): Promise<number[]> {
  const asking: Asking = { url: `${url}${PAGE}`, pauseMs: PAUSE_MS };
  const asker = new Worker(new URL('./parts/page-asker.ts', import.meta.url), { workerData: asking });
  const answered = once(asker, 'message');
  // It is awaited below; until then its failure must not end the process, which has a web server to stop.
  answered.catch(() => {});
  await work();
  asker.postMessage('enough');
  const [times]: number[][] = await answered;
  return (times ?? []).sort((a, b) => a - b);
}

function report(count: number, runs: readonly DayTimes[], pages: { quiet: number[]; busy: number[] }): void {
  const median = (what: keyof DayTimes) => Math.round(medianOf(runs.map((run) => run[what])));
  const result = {
    games: count,
    runs: runs.length,
    medianMs: { load: median('load'), simulate: median('simulate'), store: median('store'), all: median('all') },
    pageMs: { quiet: summary(pages.quiet), busy: summary(pages.busy) },
  };
  if (values['json']) {
    console.log(JSON.stringify(result, null, 2));
    return;
  }
  const { load, simulate, store, all } = result.medianMs;
  console.log(
    `${count} games in ${all} ms: load ${load}, simulate ${simulate}, store ${store} (median of ${runs.length})`,
  );
  for (const [name, { p50, p99, answers }] of Object.entries(result.pageMs)) {
    console.log(`${PAGE} while ${name}: half within ${p50} ms, 99 % within ${p99} ms (${answers} answers)`);
  }
}

function summary(times: readonly number[]) {
  return { answers: times.length, p50: Math.round(quantile(times, 0.5)), p99: Math.round(quantile(times, 0.99)) };
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
