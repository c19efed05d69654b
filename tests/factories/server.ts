/** The real app on a test's database, and browsers that talk to it: they keep cookies and send the CSRF token. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppOptions, createApp } from '#app/http/app.ts';
import { findUserByEmail } from '#domains/account/store/users.ts';
import { openSession } from '#domains/auth/store/sessions.ts';
import type { TestDatabase } from '../database.ts';
import { SILENT_REALTIME } from './api-context.ts';

export interface TestServer {
  app: FastifyInstance;
  /** The server's time; a test may set it. */
  clock: { now: Date };
  close(): Promise<void>;
}

/** @param rateLimitFactor generous by default, so that only tests about limits meet them. */
export async function startTestServer(
  database: TestDatabase,
  options: Partial<
    Pick<
      AppOptions,
      | 'rateLimitFactor'
      | 'publicUrl'
      | 'activation'
      | 'metricsToken'
      | 'errorReportDsn'
      | 'log'
      | 'realtime'
      | 'heavyDb'
      | 'hasRoom'
      | 'requestTimeoutMs'
      | 'writeDb'
      | 'payments'
    >
  > = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rinkside-web-'));
  const clock = { now: new Date('2026-01-01T13:00:00Z') };
  const app = await createApp({
    db: database.db,
    pool: database.pool,
    heavyDb: database.db,
    realtime: SILENT_REALTIME,
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    dataDir,
    rateLimitFactor: 1000,
    // Slow module loading on a busy machine must not turn a test away.
    maxEventLoopDelayMs: 0,
    now: () => clock.now,
    ...options,
  });
  return {
    app,
    clock,
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape and assert what they find
  body: any;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
}

export type Browser = ReturnType<typeof makeBrowser>;

/**
 * Returns a separate browser, with no cookies yet. Unsafe calls fetch the CSRF cookie first, as the web app does.
 * @param place its network address; a test may move it
 */
export function makeBrowser(server: Pick<TestServer, 'app'>, place = { address: '127.0.0.1' }) {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const isText = typeof body === 'string';
    const response = await server.app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: place.address,
      headers: {
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isText ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isGone) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson && response.body !== '' ? JSON.parse(response.body) : null,
      text: response.body,
      headers: response.headers,
    };
  }

  /** Makes an unsafe call with its CSRF token. */
  async function unsafe(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    if (!cookies.has('XSRF-TOKEN')) await send('GET', '/api/sanctum/csrf-cookie');
    const token = decodeURIComponent(cookies.get('XSRF-TOKEN') ?? '');
    return send(method, path, body, { 'x-xsrf-token': token, ...headers });
  }

  return {
    cookies,
    /** Sends exactly this: no CSRF token is added. */
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => unsafe('POST', path, body, headers),
    put: (path: string, body?: unknown, headers?: Record<string, string>) => unsafe('PUT', path, body, headers),
    patch: (path: string, body?: unknown) => unsafe('PATCH', path, body),
    delete: (path: string) => unsafe('DELETE', path),
    unsafe,
  };
}

/** Returns a browser in which the user with this address is logged in, whatever the password. */
export async function makeLoggedInBrowser(server: TestServer, database: TestDatabase, email: string): Promise<Browser> {
  const browser = makeBrowser(server);
  await logIn(browser, server, database, email);
  return browser;
}

/** Logs the user with this address in, whatever the password. */
export async function logIn(
  { cookies }: Browser,
  { clock }: TestServer,
  { db }: TestDatabase,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`nobody has the address ${email}`);
  const session = { userId: user.id, isRemembered: false, userAgent: 'test', now: clock.now };
  cookies.set('rinkside_session', await openSession(db, session));
}
