/** Tests connections to the HTTP server that are slow, stay open, or are open when it closes. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { testQueue } from '../../../tests/factories/queue.ts';
import { makeBrowser, makeLoggedInBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database } = testWorld({ clubs: ['Player'] });

describe('requests that never end', () => {
  const LIMIT_MS = 400;

  it('get 408 when the head or body is late, and when nothing arrives', async () => {
    const impatient = await startTestServer(database, { requestTimeoutMs: LIMIT_MS });
    const port = await listen(impatient);
    /** Sends the beginning and then single bytes, and never closes its side. */
    const trickle = (beginning: string) =>
      new Promise<string>((resolve) => {
        let said = '';
        const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(beginning));
        const drip = setInterval(() => socket.writable && socket.write('x'), LIMIT_MS / 8);
        socket.on('data', (data) => {
          said += String(data);
        });
        socket.on('error', () => {});
        socket.on('end', () => socket.destroy());
        // If the server closes while a byte is on its way, the connection is reset and has no end.
        socket.on('close', () => {
          clearInterval(drip);
          resolve(said);
        });
      });
    const visitor = makeBrowser(impatient);
    await visitor.get('/api/sanctum/csrf-cookie');
    const cookies = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
    const post = [
      'POST /api/auth/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Cookie: ${cookies}`,
      `X-XSRF-TOKEN: ${decodeURIComponent(visitor.cookies.get('XSRF-TOKEN') ?? '')}`,
      '',
    ].join('\r\n');
    const [head, body] = await Promise.all([
      trickle(`${post}X-Slow: `),
      trickle(`${post}Content-Length: 1000\r\n\r\n{"a":"`),
    ]);
    for (const answer of [head, body]) expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"request\.late"/);
    expect(
      await new Promise((resolve) =>
        connect(port, '127.0.0.1')
          .on('close', () => resolve('ended'))
          .resume(),
      ),
    ).toBe('ended');
    await impatient.close();
  });
});

describe('the stream of a live game', () => {
  it('arrives event by event, survives quiet stretches, and ends when the server closes', async () => {
    await makeClub(db, { id: 2, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season: 3 });
    for (const teamId of [11, 21]) await makeRoster(db, teamId);
    const gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
    const live = await startTestServer(database);
    live.clock.now = new Date();
    const { enqueue } = testQueue();
    await db.transaction((tx) =>
      startLiveGames(tx, { gameIds: [gameId], now: live.clock.now, msPerSecond: msPerGameSecond(60), enqueue }),
    );
    const browser = await makeLoggedInBrowser(live, database, 'player@example.org');
    const port = await listen(live);
    const response = await fetch(`http://127.0.0.1:${port}/api/games/${gameId}/live`, {
      headers: { cookie: `rinkside_session=${browser.cookies.get('rinkside_session')}`, 'accept-encoding': 'gzip, br' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    let said = '';
    while (!said.includes('"kind":"sync"')) said += decoder.decode((await reader?.read())?.value);
    const begin = performance.now();
    await live.close();
    expect(performance.now() - begin).toBeLessThan(5000);
    const rest = await reader?.read().catch(() => ({ done: true }));
    expect(rest?.done).toBe(true);
  });
});

describe('closing', () => {
  it('finishes the request in progress', async () => {
    const closing = await startTestServer(database);
    const port = await listen(closing);
    // Blocked in the database, so that the answer comes after the server was told to close.
    const holder = await database.pool.connect();
    await holder.query('begin; lock table world in access exclusive mode');
    const answer = fetch(`http://127.0.0.1:${port}/api/world/clock`);
    await expect.poll(async () => waitingQueries(), { timeout: 120_000 }).toBeGreaterThan(0);
    const closed = closing.close();
    await holder.query('commit');
    holder.release();
    const response = await answer;
    expect(response.status).toBe(200);
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/api/world/clock`)).rejects.toThrow();
  });

  it('answers non-HTTP input with 400 and endless heads with 431, in the usual error format', async () => {
    const listening = await startTestServer(database);
    const port = await listen(listening);
    const answerTo = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text));
        socket.on('data', (data) => resolve(String(data)));
        socket.on('error', reject);
      });
    expect(await answerTo('NONSENSE\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [\s\S]*\r\n\r\n\{"message":"[^"]+","code":"request\.[a-z-]+","facts":\{\}\}$/,
    );
    const head = `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(16_384)}\r\n\r\n`;
    expect(await answerTo(head)).toMatch(
      /^HTTP\/1\.1 431 [\s\S]*\r\n\r\n\{"message":"[^"]+","code":"request\.[a-z-]+","facts":\{\}\}$/,
    );
    await listening.close();
  });
});

/** Listens on a free port and returns it. */
async function listen({ app }: TestServer): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  return address.port;
}

async function waitingQueries(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}
