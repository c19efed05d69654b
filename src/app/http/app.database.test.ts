import { brotliDecompressSync, gunzipSync } from 'node:zlib';
/** Tests the HTTP server: what it sends to browsers, and what it reserves for its operator. */
import type { FastifyInstance } from 'fastify';
import type { Counter } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '#app/http/calls.ts';
import { createOperatorApp } from '#app/http/operator-app.ts';
import { OUTCOMES } from '#app/telemetry.ts';
import { HONORS } from '#domains/awards/constants.ts';
import { world } from '#platform/clock/tables.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeBrowser, makeLoggedInBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server } = testWorld({ clubs: ['Player'] });

describe('the world data', () => {
  it('is not sent again to a browser that has it until something changes', async () => {
    const browser = makeBrowser(server);
    const first = await browser.get('/api/world');
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({ name: 'Test world', currentSeason: 3, refCode: '', admin: false });
    const etag = String(first.headers['etag']);
    const second = await browser.get('/api/world', { 'if-none-match': etag });
    expect(second.status).toBe(304);
    expect(second.text).toBe('');
    await db.update(world).set({ version: 2 });
    expect((await browser.get('/api/world', { 'if-none-match': etag })).status).toBe(200);
  });

  it('gives each user their referral code, with an ETag of its own', async () => {
    const visitor = await makeBrowser(server).get('/api/world');
    const browser = await makeLoggedInBrowser(server, database, 'player@example.org');
    const answer = await browser.get('/api/world', { 'if-none-match': String(visitor.headers['etag']) });
    expect(answer.status).toBe(200);
    expect(answer.body.data.refCode).toBe('player');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
  });

  it('lists twelve trophies with the words of the specification', async () => {
    const { trophies } = (await makeBrowser(server).get('/api/world')).body.data;
    expect(trophies).toHaveLength(12);
    expect(trophies[0].description).toBe('Cup winner PRO Tier I');
    expect(trophies.at(-1).description).toBe('Regular season winner U21 Tier II+');
  });

  it('lists every honor a player, coach or manager can win', async () => {
    const { accolades } = (await makeBrowser(server).get('/api/world')).body.data;
    expect(accolades).toEqual(HONORS.map((id) => ({ id })));
  });
});

describe('security headers', () => {
  it('allow only our own scripts, and no frames', async () => {
    const { headers } = await makeBrowser(server).get('/api/world/clock');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('let browser errors be sent only to the service the operator names', async () => {
    const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy']);
    const plain = await makeBrowser(server).get('/api/error-service');
    expect(plain.body).toEqual({ dsn: null });
    expect(policyOf(plain.headers)).toContain("connect-src 'self';");
    const dsn = 'https://publickey@errors.example/7';
    const staging = await startTestServer(database, { errorReportDsn: dsn });
    const answer = await makeBrowser(staging).get('/api/error-service');
    expect(answer.body).toEqual({ dsn });
    expect(policyOf(answer.headers)).toContain("connect-src 'self' https://errors.example;");
    await staging.close();
  });

  it('require HTTPS, also for cookies, where the game is served over HTTPS', async () => {
    const secure = await startTestServer(database, { publicUrl: 'https://rinkside.example' });
    const answer = await makeBrowser(secure).get('/api/sanctum/csrf-cookie');
    expect(answer.headers['strict-transport-security']).toContain('max-age');
    for (const cookie of [answer.headers['set-cookie']].flat()) expect(cookie).toContain('Secure');
    await secure.close();
  });
});

describe('images', () => {
  it('are SVG, cached by browsers, and sent again only when they change', async () => {
    const browser = makeBrowser(server);
    const playerId = await makePlayer(db, { teamId: 11, face: await someFace() });
    for (const path of ['/api/clubs/1/crest.svg', '/api/clubs/1/jersey.svg?v=2', `/api/players/${playerId}/face.svg`]) {
      const answer = await browser.get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers['content-type']).toBe('image/svg+xml');
      expect(answer.headers['cache-control']).toContain('public');
      expect(answer.text).toMatch(/^<svg[\s\S]*<\/svg>$/);
      const again = await browser.get(path, { 'if-none-match': String(answer.headers['etag']) });
      expect(again.status).toBe(304);
    }
    expect((await browser.get('/api/clubs/99/crest.svg')).status).toBe(404);
  });
});

describe('the API description', () => {
  it('covers every call, with who may make it', async () => {
    const before = { all: process.cpuUsage(), own: process.threadCpuUsage() };
    const { body } = await makeBrowser(server).get('/api/openapi.json');
    // Made by another thread: this one answers others meanwhile.
    expect(process.threadCpuUsage(before.own).user).toBeLessThan(process.cpuUsage(before.all).user / 3);
    expect(body.openapi).toMatch(/^3\.1/);
    expect(body.paths['/auth/login'].post.description).toBe('Anyone.');
    expect(body.paths['/admin/clock'].get.description).toBe('Admins only.');
    expect(Object.keys(body.paths).length).toBeGreaterThan(60);
    const paths: Record<string, Record<string, object>> = body.paths;
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
      expect(operation).toMatchObject({
        description: expect.stringMatching(
          /^(Anyone|Any logged-in user|Activated users|Bankrupt users only|Admins only)\./,
        ),
        responses: { default: { $ref: '#/components/responses/Refusal' } },
      });
    }
    expect(body.components.responses.Refusal).toBeDefined();
    expect(body.paths['/user'].get.security).toEqual([{ session: [] }]);
  });

  it('is readable without a script', async () => {
    const { status, text } = await makeBrowser(server).get('/api/docs');
    expect(status).toBe(200);
    expect(text).toContain('/api/teams/{id}/lineup');
    expect(text).not.toContain('<script');
  });

  it('is not sent again to a browser that has it, and comes in the encoding that one takes', async () => {
    for (const url of ['/api/docs', '/api/openapi.json']) {
      const [plain, brotli, gzip] = await Promise.all(
        ['identity', 'br, gzip', 'gzip, br;q=0'].map((accepted) =>
          server.app.inject({ url, headers: { 'accept-encoding': accepted } }),
        ),
      );
      expect([plain, brotli, gzip].map((answer) => answer?.headers['content-encoding'])).toEqual([
        undefined,
        'br',
        'gzip',
      ]);
      expect(brotliDecompressSync(brotli?.rawPayload ?? '').equals(plain?.rawPayload ?? Buffer.of())).toBe(true);
      expect(gunzipSync(gzip?.rawPayload ?? '').equals(plain?.rawPayload ?? Buffer.of())).toBe(true);
      const known = await server.app.inject({ url, headers: { 'if-none-match': String(plain?.headers['etag']) } });
      expect([known.statusCode, known.payload]).toEqual([304, '']);
    }
  });
});

describe('the operator’s endpoints', () => {
  const ask = async (on: FastifyInstance, url: string, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await on.inject({ url, headers, remoteAddress })).statusCode;
  const local = { host: 'localhost:3001' };
  const addresses = ['/metrics', '/dev/outbox', '/dev/outbox/1'];

  let operator: FastifyInstance;
  beforeAll(() => {
    operator = createOperatorApp({ db, metrics: server.app.metrics, hasDevOutbox: true });
    return () => operator.close();
  });

  it.each(addresses)('are not on the port of the game, whatever host a client names: %s', async (url) => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1', '[::1]:3000', 'rinkside.example']) {
      const { body, statusCode } = await server.app.inject({ url, headers: { host }, remoteAddress: '127.0.0.1' });
      expect(body, host).not.toMatch(/nodejs_|Outbox|listitem|such mail/);
      // Like any other unknown address: a screen of the web app, or a note that it is not built.
      expect(statusCode).toBe((await server.app.inject({ url: '/no/such/screen' })).statusCode);
    }
  });

  it.each(addresses)('are on a port of their own, closed to clients behind a proxy: %s', async (url) => {
    expect([200, 404]).toContain(await ask(operator, url, local));
    expect(await ask(operator, url, local, '192.0.2.7')).toBe(403);
    const passedOn = [
      'forwarded',
      'via',
      'x-forwarded-for',
      'x-forwarded-proto',
      'x-forwarded-host',
      'x-real-ip',
      'x-client-ip',
    ];
    for (const name of passedOn) expect(await ask(operator, url, { ...local, [name]: 'somebody' }), name).toBe(403);
  });

  it('refuse pages that point their own host name at this machine', async () => {
    for (const url of addresses) expect(await ask(operator, url, { host: 'rebound.example:3001' })).toBe(403);
  });

  it('show no mails unless the outbox is enabled', async () => {
    const plain = createOperatorApp({ db, metrics: server.app.metrics, hasDevOutbox: false });
    expect(await ask(plain, '/dev/outbox', local)).toBe(404);
    expect(await ask(plain, '/metrics', local)).toBe(200);
    await plain.close();
  });
});

describe('metrics', () => {
  const token = 'open sesame';
  const read = (of: TestServer, authorization = `Bearer ${token}`) =>
    of.app.inject({ url: '/metrics', headers: { authorization }, remoteAddress: '192.0.2.7' });
  let guarded: TestServer;
  beforeAll(async () => {
    guarded = await startTestServer(database, { metricsToken: token });
    return () => guarded.close();
  });

  it('count responses by call, and live games', async () => {
    await makeBrowser(guarded).get('/api/world/clock');
    const { body } = await read(guarded);
    expect(body).toMatch(/http_calls_total\{call="world.clock",outcome="answered"\} \d/);
    expect(body).toMatch(/http_request_duration_seconds_count\{budget="read",outcome="answered"\} \d/);
    expect(body).toContain('live_games 0');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
  });

  it('require their token', async () => {
    expect((await read(guarded)).statusCode).toBe(200);
    for (const wrong of ['', 'Bearer open sesamf', 'Bearer', token]) {
      expect((await read(guarded, wrong)).statusCode, wrong).toBe(403);
    }
  });

  it('stay bounded however many addresses or users there are', async () => {
    // Counts grow, so a series is compared by name and labels only.
    const seriesNow = async () =>
      (await read(guarded)).body
        .split('\n')
        .filter((line) => line.startsWith('http_'))
        .map((line) => line.replace(/ \S+$/, ''));
    const browser = await makeLoggedInBrowser(guarded, database, 'player@example.org');
    const round = async (from: number) => {
      for (let id = from; id < from + 100; id++) {
        await browser.get(`/api/teams/${id}/lineup`);
        await browser.get(`/api/no-such-call/${id}`);
        await browser.get(`/game/${id}?tab=${id}`);
        await browser.send(id % 2 === 0 ? 'DELETE' : 'PROPFIND', `/api/players/${id}`);
      }
    };
    await round(0);
    const before = await seriesNow();
    await round(1_000);
    const after = await seriesNow();
    expect(after).toEqual(before);
    expect(after.join('\n')).not.toMatch(/1000|1001|PROPFIND|player@example/);
  });

  it('have at most two series per call and outcome', async () => {
    const names = declaredCalls().map(({ name }) => name);
    const metrics = guarded.app.metrics;
    const [calls, seconds] = [
      metrics.getSingleMetric('http_calls_total'),
      metrics.getSingleMetric('http_call_seconds_total'),
    ];
    for (const call of names) {
      for (const outcome of OUTCOMES) {
        for (const one of [calls, seconds]) (one as Counter).inc({ call, outcome });
      }
    }
    const { body } = await read(guarded);
    expect(body.split('\n').length).toBeLessThan(6 * names.length + 800);
  });
});

describe('addresses that are not calls', () => {
  it('serve the web app’s screens, or say that it is not built', async () => {
    const { app } = server;
    for (const url of ['/', '/club/overview/12', '/no/such/screen?name=J.']) {
      const screen = await app.inject({ url });
      const isBuilt = screen.statusCode === 200;
      expect(screen.headers['content-type'], url).toContain(isBuilt ? 'text/html' : 'text/plain');
      expect(screen.body, url).toContain(isBuilt ? '<div id="root">' : 'npm run build');
    }
  });

  it('serve no file that is not meant for browsers', async () => {
    const { app } = server;
    const secrets = ['/storage/../package.json', '/storage/%2e%2e/%2e%2e/package.json', '/..%2f..%2fpackage.json'];
    for (const url of [...secrets, '/assets/../../../package.json', '/package.json', '/storage/']) {
      expect((await app.inject({ url })).body, url).not.toContain('"rinkside"');
    }
    for (const url of ['/assets/no-such-file.js', '/robots.txt', '/.env', '/.git/config.old?x']) {
      expect((await app.inject({ url })).statusCode, url).toBe(404);
    }
    expect((await app.inject({ url: '/storage/sounds/no-such-horn.wav' })).statusCode).toBe(404);
  });
});

describe('the sound of a horn', () => {
  it('is served with its type and length; unknown horns are not found', async () => {
    const browser = makeBrowser(server);
    expect((await browser.get('/api/horn/horn3')).body.data).toMatchObject({ duration: 5000 });
    expect((await browser.get('/api/horn/bananajoe')).body.data).toMatchObject({ duration: 13_000 });
    expect((await browser.get('/api/horn/horn8')).status).toBe(404);
  });
});

async function someFace(): Promise<Record<string, unknown>> {
  const { generate } = await import('facesjs');
  return { ...generate() };
}
