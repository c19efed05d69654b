/** The web service: pages, sounds and the API in one Fastify app, which does not listen until it is started. */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { addCalls } from '#app/http/calls.ts';
import { addClosing } from '#app/http/closing.ts';
import { addCsrf, renewCsrfToken } from '#app/http/csrf.ts';
import { addDocs } from '#app/http/docs.ts';
import { addRetryAfter, answerBrokenRequest, answerError, answerFrameworkError } from '#app/http/errors.ts';
import { makeGuessing } from '#app/http/guessing.ts';
import { addHornFiles } from '#app/http/horn-files.ts';
import { addJsonBodies } from '#app/http/json-bodies.ts';
import { isLocalPeer } from '#app/http/local-peer.ts';
import { addMaintenance } from '#app/http/maintenance.ts';
import { addNotModified } from '#app/http/not-modified.ts';
import { watchAddresses } from '#app/http/one-address.ts';
import { addPaymentWebhook } from '#app/http/payment-webhook.ts';
import { addRateLimits } from '#app/http/rate-limits.ts';
import { addSessions, setSessionCookie } from '#app/http/sessions.ts';
import { addWebApp } from '#app/http/web-app.ts';
import { addMetrics, hasToken, openMetrics } from '#app/telemetry.ts';
import { serverKey } from '#domains/auth/store/server-keys.ts';
import { findOpenSessions } from '#domains/auth/store/sessions.ts';
import { Answers } from '#platform/calls/answers.ts';
import type { Activation, ApiContext } from '#platform/calls/api.ts';
import { keepFacts } from '#platform/calls/facts.ts';
import {
  BODY_LIMIT,
  MAX_EVENT_LOOP_DELAY_MS,
  OVERLOAD_RETRY_SECONDS,
  REQUEST_TIMEOUT_MS,
} from '#platform/calls/limits.ts';
import { OpenStreams } from '#platform/calls/open-streams.ts';
import { type Database, drizzleOver } from '#platform/database/client.ts';
import type { PaymentProvider } from '#platform/payment/provider.ts';
import type { Realtime } from '#platform/realtime.ts';

/** Milliseconds for a stream that is being ended to flush what is queued. */
const STREAM_END_MS = 5_000;

export interface AppOptions {
  db: Database;
  pool: pg.Pool;
  /**
   * For commands, on separate connections with a short lock timeout: a step of the world may hold their locks, and
   * pages must not wait behind them. Same as `db` by default.
   */
  writeDb?: Database;
  /** Whether the disk has room for commands; if not, they are refused, and pages still work. */
  hasRoom?: () => boolean;
  /** On a small separate pool, for slow work. */
  heavyDb: Database;
  realtime: Realtime;
  log: Logger;
  /** Public address of the server; https makes cookies secure. */
  publicUrl: string;
  dataDir: string;
  /** 'mail' by default. */
  activation?: Activation;
  /** Event-loop delay above which callers are asked to retry later; 0: never. */
  maxEventLoopDelayMs?: number;
  rateLimitFactor: number;
  /** Milliseconds within which a request must have arrived completely. */
  requestTimeoutMs?: number;
  /** Where browsers report errors; null: only to this server. */
  errorReportDsn?: string | null;
  /** Payment provider; null: nothing is sold for money. */
  payments?: PaymentProvider | null;
  /** The seller on receipts. */
  seller?: string;
  /** Token required for `/metrics`; without one, this port does not serve them. */
  metricsToken?: string | undefined;
  trustProxy?: string | undefined;
  /** Time of requests; tests use their own. */
  now?: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Registry;
  }
}

/** Builds the app. Use `listen` or `inject`; `close` finishes running requests and ends live streams. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, writeDb = db, realtime, log, publicUrl, now = () => new Date() } = options;
  const isSecure = publicUrl.startsWith('https:');
  const app = openServer(options);
  app.setErrorHandler(answerError);
  const answers = new Answers(realtime);
  // Only reads use the fact cache: a command that reads what it has just written must find it.
  const reading = drizzleOver(options.pool);
  keepFacts(reading, { realtime, now });
  const key = await serverKey(db, 'csrf');
  const streams = new OpenStreams({
    realtime,
    findOpenSessions: (hashes) => findOpenSessions(db, hashes, now()),
    onError: (error) => log.error({ err: error }, 'nobody knows which sessions have ended'),
  });
  app.addHook('onClose', async () => streams.close());
  const limits = { pool: options.pool, factor: options.rateLimitFactor };
  const guessing = makeGuessing({ ...limits, isSecure });

  await app.register(underPressure, {
    maxEventLoopDelay: options.maxEventLoopDelayMs ?? MAX_EVENT_LOOP_DELAY_MS,
    retryAfter: OVERLOAD_RETRY_SECONDS,
  });
  await app.register(cookie, { secret: key });
  const { errorReportDsn = null, activation = 'mail' } = options;
  await app.register(helmet, securityHeaders(isSecure, errorReportDsn));
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024, brotliOptions: { params: { [1]: 4 } } });
  addRetryAfter(app);
  addRequestLog(app);
  addClosing(app);
  const { metricsToken } = options;
  app.decorate('metrics', openMetrics(app, { ...options, streams }));
  if (metricsToken !== undefined) addMetrics(app, app.metrics, (request) => hasToken(request, metricsToken));

  await app.register(
    (api) => addApi(api, { options, reading, key, isSecure, limits, calls: { contextOf, answers, now } }),
    { prefix: '/api' },
  );
  addHornFiles(app, db);
  if (options.payments) await addPaymentWebhook(app, { db: writeDb, payments: options.payments, now });
  await addWebApp(app, options.dataDir);
  return app;

  function contextOf(request: FastifyRequest, reply: FastifyReply): ApiContext {
    return {
      db: request.method === 'GET' ? reading : writeDb,
      heavyDb: options.heavyDb,
      realtime,
      log: request.log as Logger,
      now: now(),
      publicUrl,
      // Requests passed on by a proxy on this machine come from elsewhere.
      activation: activation === 'at-once' && !isLocalPeer(request) ? 'operator' : activation,
      errorReportDsn,
      hasRoom: options.hasRoom ?? (() => true),
      payments: options.payments ?? null,
      seller: options.seller ?? '',
      user: request.session?.user ?? null,
      sessionHash: request.session?.tokenHash ?? null,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      share: () => {},
      setHeader: (name, value) => void reply.header(name, value),
      guess: (account) => guessing.guess(request, reply, account),
      rememberDevice: (account) => guessing.rememberDevice(request, reply, account),
      deviceId: () => guessing.deviceId(request, reply),
      holdStream: () => holdStream(streams, request, reply),
      renewCsrfCookie: () => renewCsrfToken(reply, { sessionHash: request.session?.tokenHash ?? null, isSecure }),
      setSessionCookie: (token, isRemembered) => setSessionCookie(reply, { token, isRemembered, isSecure }),
    };
  }
}

function openServer({ log, trustProxy, requestTimeoutMs = REQUEST_TIMEOUT_MS }: AppOptions): FastifyInstance {
  return fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Paths of pages contain one-time tokens, so our own log line names the route instead.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestTimeoutMs,
    // By default, Node allows a minute for the headers alone, and checks only twice a minute.
    http: { headersTimeout: requestTimeoutMs, connectionsCheckingInterval: Math.min(1_000, requestTimeoutMs / 4) },
    trustProxy: trustProxy ?? false,
    routerOptions: { ignoreTrailingSlash: true },
    return503OnClosing: true,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerBrokenRequest,
  });
}

interface ApiParts {
  options: AppOptions;
  /** The database as used by calls that only read. */
  reading: Database;
  key: string;
  isSecure: boolean;
  limits: Parameters<typeof addRateLimits>[1];
  calls: Parameters<typeof addCalls>[1];
}

async function addApi(api: FastifyInstance, { options, reading, key, isSecure, limits, calls }: ApiParts) {
  const { db, writeDb = db } = options;
  addJsonBodies(api);
  addSessions(api, { db, writeDb, now: calls.now, isSecure });
  if (options.trustProxy === undefined) watchAddresses(api, options.log);
  addRateLimits(api, limits);
  await addCsrf(api, key, isSecure);
  addMaintenance(api, { db, reading, hasRoom: options.hasRoom ?? (() => true) });
  addNotModified(api);
  addDocs(api);
  api.addHook('onSend', async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') await options.realtime.caughtUp();
  });
  addCalls(api, calls);
}

function holdStream(streams: OpenStreams, { session }: FastifyRequest, reply: FastifyReply) {
  if (!session) throw new Error('a stream was opened without a session');
  const stream = streams.hold({ userId: session.user.id, sessionHash: session.tokenHash });
  // A client that no longer reads does not receive the end either.
  const cut = () => setTimeout(() => reply.raw.destroy(), STREAM_END_MS).unref();
  stream.signal.addEventListener('abort', cut, { once: true });
  return stream;
}

/**
 * Returns the security headers. Mantine sets inline styles; scripts come only from our own files, and data is sent only
 * to us and to the error reporting service.
 */
function securityHeaders(isSecure: boolean, errorReportDsn: string | null) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...(errorReportDsn === null ? [] : [new URL(errorReportDsn).origin])],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure,
    xFrameOptions: { action: 'deny' as const },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' as const },
  };
}

/** Logs one line per request without secrets: the pattern of the route, not its path. */
function addRequestLog(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const level = call && reply.statusCode < 400 ? 'info' : 'debug';
    request.log[level](
      {
        call: call?.name,
        route: request.routeOptions.url,
        method: request.method,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.session?.user.id,
      },
      'answered',
    );
  });
}
