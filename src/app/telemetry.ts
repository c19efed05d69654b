/** /metrics for Prometheus: how long calls take, how the process, the pool and the queue are doing, live games. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isLocalPeer } from '#app/http/local-peer.ts';

export interface MetricsOptions {
  pool: pg.Pool;
  /** With it, anyone who knows it may read; without it only this machine. */
  metricsToken?: string | undefined;
  /** Live streams of this process. */
  streams: { readonly count: number };
}

/** Upper bounds in seconds. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function addMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addPoolGauges(registry, options.pool);
  addDatabaseGauges(registry, options.pool);
  addStreamGauge(registry, options.streams);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATION_BUCKETS,
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, options.metricsToken)) return reply.code(403).send({ message: 'Metrics are not public.' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook('onClose', async () => {
    registry.clear();
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (!token) return isLocalPeer(request);
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

/** Counted when somebody looks: these tables belong to all processes. */
function addDatabaseGauges(registry: Registry, pool: pg.Pool): void {
  const count = (name: string, help: string, query: string) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const { rows } = await pool.query<{ count: number }>(query);
        this.set(rows[0]?.count ?? 0);
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
