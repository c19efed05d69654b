/** Metrics for Prometheus: durations of calls, state of the process, the pool and the queue, and live games. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface MetricsOptions {
  pool: pg.Pool;
  /** Live streams of this process. */
  streams: { readonly count: number };
}

/** Upper bounds in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * Counts the app's answers. Labels are only names of calls and kinds of outcomes, whatever paths and methods are
 * requested, so the contract bounds the number of series.
 */
export function openMetrics(app: FastifyInstance, options: MetricsOptions): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolGauges(registry, options.pool);
  addDatabaseGauges(registry, options.pool);
  addStreamGauge(registry, options.streams);
  const registers = [registry];
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, by the budget that its call draws on',
    labelNames: ['budget', 'outcome'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const calls = new Counter({
    name: 'http_calls_total',
    help: 'Answers by call of the API and outcome',
    labelNames: ['call', 'outcome'],
    registers,
  });
  const seconds = new Counter({
    name: 'http_call_seconds_total',
    help: 'Time that these answers took',
    labelNames: ['call', 'outcome'],
    registers,
  });

  app.addHook('onResponse', async (request, reply) => {
    const call = request.routeOptions.config.call;
    const outcome = outcomeOf(reply.statusCode);
    const took = reply.elapsedTime / 1000;
    duration.observe({ budget: call ? (call.meta.rateLimit ?? 'read') : 'page', outcome }, took);
    calls.inc({ call: call?.name ?? 'none', outcome });
    seconds.inc({ call: call?.name ?? 'none', outcome }, took);
  });
  app.addHook('onClose', async () => {
    registry.clear();
  });
  return registry;
}

/** How a call can end. */
export const OUTCOMES = ['answered', 'refused', 'failed'] as const;

function outcomeOf(status: number): (typeof OUTCOMES)[number] {
  if (status < 400) return 'answered';
  return status < 500 ? 'refused' : 'failed';
}

/** Serves the metrics to authorized callers, and a 403 to all others. */
export function addMetrics(
  app: FastifyInstance,
  registry: Registry,
  mayRead: (request: FastifyRequest) => boolean,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) return reply.code(403).send({ message: 'Metrics are not public.' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Returns whether a request has the bearer token; compares in constant time. */
export function hasToken(request: FastifyRequest, token: string): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function addPoolGauges(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of the web service, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function addStreamGauge(registry: Registry, streams: MetricsOptions['streams']): void {
  new Gauge({
    name: 'open_streams',
    help: 'Live streams that this process has open',
    registers: [registry],
    collect() {
      this.set(streams.count);
    },
  });
}

/**
 * Adds gauges that are counted on request, since these tables belong to all processes. Without a database, the other
 * metrics still work.
 */
function addDatabaseGauges(registry: Registry, pool: pg.Pool): void {
  const count = (name: string, help: string, query: string) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const answer = await pool.query<{ count: number }>(query).catch(() => null);
        this.set(answer?.rows[0]?.count ?? Number.NaN);
      },
    });
  count('live_games', 'Games that are being revealed now', "select count(*) from games where status = 'live'");
  count('queued_jobs', 'Jobs of the world that wait or run', 'select count(*) from graphile_worker.jobs');
  count(
    'failed_jobs',
    'Jobs that have failed at least once',
    'select count(*) from graphile_worker.jobs where last_error is not null',
  );
  count('unsent_mails', 'Mails that wait in the outbox', 'select count(*) from mails where sent_at is null');
}
