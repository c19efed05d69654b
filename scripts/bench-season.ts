/**
 * Measures a season: 1,344 games simulated and stored in a throwaway database with the settings of the product. The days
 * are taken by the same steps as those of a running world, each step a transaction of its own.
 */

import { parseArgs } from 'node:util';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import { suspensionsServed } from '#domains/discipline/checks.ts';
import { everythingPaid } from '#domains/finances/checks.ts';
import { boxesEqualEvents } from '#domains/game/checks/events.ts';
import { openSimulationPool } from '#domains/game/simulation/pool.ts';
import { playAll, type Simulate, simulateHere } from '#domains/game/simulation/simulate.ts';
import { openMatchups } from '#domains/game/store/match-input.ts';
import { gameInputs, gamePeriods, games } from '#domains/game/tables.ts';
import { news } from '#domains/news/tables.ts';
import { standingsEqualGames } from '#domains/season/checks.ts';
import { boxesEqualResults, statisticsEqualBoxes } from '#domains/stats/checks.ts';
import { goalieGames, skaterGames, teamGames } from '#domains/stats/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readSecret } from '#platform/clock/secret.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { databaseCpuSeconds, ownCpuSeconds } from './bench/cpu.ts';
import { createLeagueOf32, GAMES, LAST_DAY } from './bench/league-of-32.ts';
import { withStopwatch } from './bench/stopwatch.ts';
import { withThrowawayDatabase } from './bench/throwaway.ts';
import { wholeNumber } from './world/command.ts';

const HELP = `npm run bench-season -- [--threads 1] [--seed 1] [--json]

  --threads N  threads that games are played on beside the one that stores them, 0 to 16 (default 1); what the games
               become is the same
  --seed N     the seed of the world
  --json       the figures as JSON`;

const CHECKS = [
  boxesEqualEvents,
  boxesEqualResults,
  statisticsEqualBoxes,
  standingsEqualGames,
  suspensionsServed,
  everythingPaid,
];
/** The tables that grow with every game. */
const TABLES = [games, gameInputs, gamePeriods, skaterGames, goalieGames, teamGames, news].map(getTableName);

/** Games played before, so that what plays them is compiled as it is in a server that has run for a while. */
const WARM_UP_GAMES = 400;

const { values } = parseArgs({
  options: {
    threads: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) console.log(HELP);
else await bench();

async function bench(): Promise<void> {
  const threads = wholeNumber(values, 'threads', { least: 0, most: 16, otherwise: 1 });
  const seed = wholeNumber(values, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
  const result = await withThrowawayDatabase(async ({ db, log }) => {
    await createLeagueOf32(db, seed);
    const pool = threads > 0 ? openSimulationPool(threads) : null;
    try {
      await warmUp(db, pool?.simulate ?? simulateHere);
      const before = await storedBytes(db);
      const times = await playSeason({ db, simulate: pool?.simulate ?? simulateHere, log });
      const bytes = (await storedBytes(db)) - before;
      return {
        threads,
        ...times,
        bytesPerGame: Math.round(bytes / GAMES),
        ...(await sizes(db)),
        faults: await faults(db),
      };
    } finally {
      await pool?.close();
    }
  });
  if (values.json) console.log(JSON.stringify(result, null, 2));
  else print(result);
  if (result.faults.length > 0) process.exitCode = 1;
}

/** Plays games of the first day again and again; nothing is stored. */
async function warmUp(db: Database, simulate: Simulate): Promise<void> {
  const ids = await db.select({ id: games.id }).from(games).where(eq(games.day, 1));
  const gameIds = ids.map((row) => row.id);
  const absoluteDay = absoluteDayOf({ season: 1, day: 1 });
  const { games: matchups } = await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    return openMatchups(rows, gameIds, { season: 1, absoluteDay, secret: await readSecret(rows) });
  });
  for (let played = 0; played < WARM_UP_GAMES; played += matchups.length) await playAll(simulate, matchups);
}

interface Playing {
  db: Database;
  simulate: Simulate;
  log: Parameters<typeof takeStep>[0]['log'];
}

/** Takes the days of the season; seconds of the steps with games, and of the mornings and nights between them. */
async function playSeason({ db, simulate, log }: Playing) {
  const watch = withStopwatch(simulate);
  const stepping = { db, enqueue, log, now: () => new Date(), simulate: watch.simulate };
  const seconds = { games: 0, rest: 0 };
  const cpu = { own: 0, database: 0 };
  for (let moment = momentOf(await readWorld(db)); moment.day <= LAST_DAY; ) {
    const before = { own: ownCpuSeconds(), database: await databaseCpuSeconds(db) };
    const began = performance.now();
    const outcome = await takeStep(stepping, moment, 'command');
    const took = (performance.now() - began) / 1000;
    if (outcome.kind !== 'taken') throw new Error('the world did not move');
    moment = outcome.next;
    if ((outcome.detail['played'] ?? 0) === 0) {
      seconds.rest += took;
      continue;
    }
    seconds.games += took;
    cpu.own += ownCpuSeconds() - before.own;
    cpu.database += ((await databaseCpuSeconds(db)) ?? Number.NaN) - (before.database ?? Number.NaN);
  }
  return {
    games: GAMES,
    seconds: rounded(seconds.games),
    gamesPerSecond: Math.round(GAMES / seconds.games),
    waitedForPlaySeconds: rounded(watch.waited() / 1000),
    cpuSeconds: rounded(cpu.own),
    databaseCpuSeconds: Number.isNaN(cpu.database) ? null : rounded(cpu.database),
    restSeconds: rounded(seconds.rest),
    peakMb: Math.round(process.resourceUsage().maxRSS / 1024),
  };
}

/** What is stored twice must agree, as `npm run world -- check` has it; the schedule is none of the world's own making. */
async function faults(db: Database): Promise<string[]> {
  const world = await readWorld(db);
  const results = [];
  for (const check of CHECKS) results.push(await check.run({ db, world }));
  return results.flatMap((result) => result.faults);
}

/** Bytes on the disk, indexes and all. */
async function storedBytes(db: Database): Promise<number> {
  return numberOf(
    db,
    sql`select sum(pg_total_relation_size(name::regclass))::int8 as n from unnest(${sql.param(TABLES)}::text[]) name`,
  );
}

async function sizes(db: Database) {
  const { rows } = await db.execute<Record<'mean' | 'most', number>>(sql`
    select avg(bytes)::int8 as mean, max(bytes)::int8 as most
    from (select sum(octet_length(${gamePeriods.events})) as bytes from ${gamePeriods} group by ${gamePeriods.gameId}) each`);
  const inputs = await numberOf(db, sql`select avg(octet_length(${gameInputs.input}))::int8 as n from ${gameInputs}`);
  return { eventBytes: { mean: rows[0]?.mean ?? 0, most: rows[0]?.most ?? 0 }, inputBytes: inputs };
}

async function numberOf(db: Database, query: SQL): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(query);
  return rows[0]?.n ?? 0;
}

function rounded(seconds: number): number {
  return Number(seconds.toFixed(2));
}

function print(
  result: Awaited<ReturnType<typeof playSeason>> &
    Awaited<ReturnType<typeof sizes>> & { threads: number; bytesPerGame: number; faults: string[] },
): void {
  const { threads, eventBytes } = result;
  console.log(`${result.games} games simulated and stored in ${result.seconds} s: ${result.gamesPerSecond} a second, on ${threads} threads beside the one that stores
  waiting for play   ${result.waitedForPlaySeconds} s
  processor time     ${result.cpuSeconds} s here, ${result.databaseCpuSeconds ?? '?'} s in the database
  mornings, nights   ${result.restSeconds} s more
  memory             ${result.peakMb} MB at most
  bytes a game       ${result.bytesPerGame} on the disk, of them ${eventBytes.mean} play-by-play (at most ${eventBytes.most}) and ${result.inputBytes} to replay it
  in order           ${result.faults.length === 0 ? 'yes' : result.faults.join('\n                     ')}`);
}
