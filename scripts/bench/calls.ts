/**
 * Measures every read of the API on a played world in a throwaway database: its queries, its time alone, its throughput per
 * second, and its time as a ratio to that of /api/notifications, measured in turns with it; and /metrics once every call has been
 * answered in every way.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { Counter } from 'prom-client';
import { declaredCalls } from '#app/http/calls.ts';
import { OUTCOMES } from '#app/telemetry.ts';
import { type OpenWorld, text, wholeNumber } from '../world/command.ts';
import { METRICS_TOKEN, openBenchApp } from './parts/bench-app.ts';
import type { Called, CallerOptions, Calling } from './parts/caller.ts';
import { conclude, readOptions, seedOf } from './parts/options.ts';
import { createPlayedWorld, makeManagers } from './parts/played-world.ts';
import { medianOf } from './parts/quantile.ts';
import { countQueries } from './parts/query-count.ts';
import { type ReadAddress, readAddresses } from './parts/read-addresses.ts';
import { withThrowawayDatabase } from './parts/throwaway.ts';

/** Clubs of the world that others are compared with. */
const USUAL_CLUBS = 60;
/** Maximum milliseconds of a read in a large world with empty caches, and of one with caches, as a multiple of a small world's. */
const MAX_COLD_MS = 10;
const MAX_GROWTH = 1.3;

const HELP = `npm run bench -- calls [--only TEXT] [--size 60] [--rounds 20] [--seed 1] [--json]

  --only TEXT  only calls whose names contain it, such as club., and the metrics
  --size N     clubs of the world (default 60); of a larger one each read is compared with the same in a world of 60
  --rounds N   times that each call is opened alone, in turns with the yardstick (default 20)
  --seed N     the seed of the world
  --json       the figures as JSON

A row that costs more than the budget is marked: ${budgetText()}.
With --size, a read takes at most ${MAX_COLD_MS} ms with empty caches and ${MAX_GROWTH} times of what it takes with ${USUAL_CLUBS} clubs.
/metrics, with every series that there can be, takes at most 50 ms.`;

const YARDSTICK = '/api/notifications';
/** Maximum cost of a read: queries, and time as a multiple of the yardstick's. */
const MAX_QUERIES = 6;
const MAX_RATIO = 4;
/** Reads that every screen makes all the time. */
const ALWAYS_ASKED: Readonly<Record<string, number>> = { 'account.me': 1, 'world.version': 1 };
/** Exports of all of a user's data as a file: requested once in years, and limited to a few an hour. */
const FILES: ReadonlySet<string> = new Set(['account.exportData']);
/** Maximum milliseconds for /metrics: it blocks all other responses. */
const MAX_METRICS_MS = 50;
/** Two runs of the same call differ by this factor. */
const NOISE = 1.1;
/** Concurrent calls while throughput is measured, and how many are made. */
const AT_ONCE = 4;
const IN_A_ROW = 60;

const values = readOptions(HELP, ['only', 'size', 'rounds', 'seed']);
await bench();

interface Row extends ReadAddress {
  status: number;
  /** Queries of the first call, with empty caches, and of the next one. */
  firstQueries: number;
  queries: number;
  firstMs: number;
  ms: number;
  perSecond: number;
  ratio: number;
  /** Its time as a multiple of what it takes in a world of the usual size; absent: this is one. */
  growth?: number;
  isOver: boolean;
}

interface MetricsRow {
  lines: number;
  kilobytes: number;
  ms: number;
  slowestMs: number;
  isOver: boolean;
}

async function bench(): Promise<void> {
  const rounds = wholeNumber(values, 'rounds', { least: 1, most: 1000, otherwise: 20 });
  const seed = seedOf(values);
  const size = wholeNumber(values, 'size', { least: USUAL_CLUBS, most: 2000, otherwise: USUAL_CLUBS });
  const inWorldOf = (clubs: number) =>
    withThrowawayDatabase(async (opened) => {
      await createPlayedWorld(opened, seed, clubs);
      return { reads: await measure(opened, rounds), metrics: await measureMetrics(opened, rounds) };
    });
  const usual = await inWorldOf(USUAL_CLUBS);
  const { reads, metrics } = size === USUAL_CLUBS ? usual : grown(await inWorldOf(size), usual.reads);
  const holds = ![...reads, metrics].some((row) => row.isOver);
  conclude(values, { reads, metrics, holds }, () => print(reads, metrics));
}

/** Compares the reads of a large world with the same ones of the usual world. */
function grown<Measured extends { reads: Row[] }>(large: Measured, usual: readonly Row[]): Measured {
  const msOf = new Map(usual.map(({ name, ms }) => [name, ms]));
  const reads = large.reads.map((row): Row => {
    const growth = row.ms / (msOf.get(row.name) ?? Number.NaN);
    const hasGrown = row.firstMs > MAX_COLD_MS || growth > MAX_GROWTH * NOISE;
    return { ...row, growth, isOver: hasGrown && !FILES.has(row.name) };
  });
  return { ...large, reads };
}

async function measureMetrics({ pool }: Pick<OpenWorld, 'pool'>, rounds: number): Promise<MetricsRow> {
  const served = await openBenchApp({ pool });
  const { app } = served;
  try {
    for (const name of ['http_calls_total', 'http_call_seconds_total']) {
      const counter = app.metrics.getSingleMetric(name);
      if (!(counter instanceof Counter)) throw new Error(`there is no counter ${name}`);
      for (const call of [...declaredCalls().map((each) => each.name), 'none']) {
        for (const outcome of OUTCOMES) counter.inc({ call, outcome });
      }
    }
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const times: number[] = [];
    let body = '';
    for (let round = 0; round < rounds; round++) {
      const from = performance.now();
      const answer = await app.inject({ url: '/metrics', headers });
      times.push(performance.now() - from);
      if (answer.statusCode !== 200) throw new Error(`/metrics answers ${answer.statusCode}`);
      body = answer.body;
    }
    const [ms, slowestMs] = [medianOf(times), Math.max(...times)];
    const lines = body.trimEnd().split('\n').length;
    return { lines, kilobytes: Buffer.byteLength(body) / 1000, ms, slowestMs, isOver: ms > MAX_METRICS_MS };
  } finally {
    await served.close();
  }
}

async function measure({ db, pool }: OpenWorld, rounds: number): Promise<Row[]> {
  const [manager] = await makeManagers(db, 1);
  if (!manager) throw new Error('there is no manager');
  const addresses = (await readAddresses(db, manager.userId)).filter(({ name }) =>
    name.includes(text(values, 'only') ?? ''),
  );
  const served = await openBenchApp({ pool });
  const { app } = served;
  const counter = countQueries(served.pool);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // It listens on a port, so its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const options: CallerOptions = { port, cookie: `rinkside_session=${manager.token}` };
  const caller = new Worker(new URL('./parts/caller.ts', import.meta.url), { workerData: options });
  const call = async (path: string, times = 1, atOnce = 1): Promise<Called> => {
    const answered = once(caller, 'message');
    caller.postMessage({ path, times, atOnce } satisfies Calling);
    const [called]: Called[] = await answered;
    if (!called) throw new Error('the caller said nothing');
    return called;
  };
  try {
    await call(YARDSTICK, 200);
    const rows: Row[] = [];
    for (const address of addresses) {
      counter.reset();
      const first = await call(address.path);
      const firstQueries = counter.reset();
      await call(address.path);
      const queries = counter.reset();
      await call(address.path, 5);
      const own: number[] = [];
      const yardstick: number[] = [];
      for (let round = 0; round < rounds; round++) {
        own.push(...(await call(address.path)).ms);
        yardstick.push(...(await call(YARDSTICK)).ms);
      }
      const row = await call(address.path, IN_A_ROW, AT_ONCE);
      const ms = medianOf(own);
      const ratio = ms / medianOf(yardstick);
      const isDear = queries > MAX_QUERIES || ratio > (ALWAYS_ASKED[address.name] ?? MAX_RATIO) * NOISE;
      const isOver = isDear && !FILES.has(address.name);
      const perSecond = Math.round((IN_A_ROW / row.wallMs) * 1000);
      rows.push({
        ...address,
        status: first.status,
        firstQueries,
        queries,
        firstMs: first.ms[0] ?? Number.NaN,
        ms,
        perSecond,
        ratio,
        isOver,
      });
    }
    return rows;
  } finally {
    await caller.terminate();
    await served.close();
  }
}

function print(rows: readonly Row[], metrics: MetricsRow): void {
  console.log(`${'call'.padEnd(36)} status  queries  first ms      ms  calls/s  ratio  growth`);
  for (const { name, status, queries, firstQueries, firstMs, ms, perSecond, ratio, growth, isOver } of rows) {
    const cells = [
      name.padEnd(36),
      String(status).padStart(6),
      `${firstQueries}/${queries}`.padStart(8),
      firstMs.toFixed(1).padStart(9),
      ms.toFixed(2).padStart(7),
      String(perSecond).padStart(8),
      ratio.toFixed(2).padStart(6),
      (growth?.toFixed(2) ?? '').padStart(7),
    ];
    console.log(`${cells.join(' ')}${isOver ? '  over budget' : ''}`);
  }
  const over = rows.filter((row) => row.isOver).length;
  console.log(`${rows.length} reads, ${over} over budget (${budgetText()}).`);
  const { lines, kilobytes, ms, slowestMs, isOver } = metrics;
  const size = `${lines} lines, ${kilobytes.toFixed(0)} kB`;
  const time = `${ms.toFixed(1)} ms, the slowest ${slowestMs.toFixed(1)} ms`;
  console.log(`/metrics: ${size}, ${time}${isOver ? '  over budget' : ''} (at most ${MAX_METRICS_MS} ms).`);
}

function budgetText(): string {
  return 'at most 6 queries and 4 times /api/notifications, user and version at most once';
}
