import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { PASSWORD } from '../../../tests/factories/newcomers.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { IS_THOROUGH } from '../../../tests/thorough.ts';

const { db, database, server } = testWorld({ clubs: [1, 2], rosters: ['PRO'], connections: 12, isHeard: true });
let address: string;
let passwordHash: string;
beforeAll(async () => {
  const gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21 });
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `${origin}/api/games/${gameId}/live`;
  passwordHash = await hashPassword(PASSWORD);
});

async function manager(name: string): Promise<Browser> {
  await makeUser(db, { name, passwordHash });
  return logIn(name);
}

const logIn = (name: string) => makeLoggedInBrowser(server, database, `${name.toLowerCase()}@example.org`);

/** Opens a stream; `rest` resolves to what it sends until it ends, `leave` disconnects. */
async function watch({ cookies }: Browser): Promise<{ rest: Promise<string>; leave(): void }> {
  const leaving = new AbortController();
  const response = await fetch(address, {
    headers: { cookie: `rinkside_session=${cookies.get('rinkside_session')}` },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async () => (await reader?.read())?.value;
  expect(await read()).toContain('"kind":"sync"');
  const readAll = async () => {
    let said = '';
    for (let part = await read(); part !== undefined; part = await read()) said += part;
    return said;
  };
  return { rest: readAll().catch(() => 'cut'), leave: () => leaving.abort() };
}

/** Returns the number of open streams from /metrics. */
async function openStreams(): Promise<number> {
  return Number(/^open_streams (\d+)$/m.exec(await server.app.metrics.metrics())?.[1]);
}

/** Returns the MB in use after garbage collection. */
async function heapMb(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  // Remains of a stream are released over several turns: timers, closing sockets, settling promises.
  for (let turn = 0; turn < 2; turn++) {
    await new Promise((done) => setTimeout(done, 125));
    collect();
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

describe('a user’s streams', () => {
  it('are limited to eight: one more closes the oldest, and all free their slots when they end', async () => {
    const [one, other] = [await manager('Many'), await manager('Few')];
    const others = await watch(other);
    const streams = [];
    for (let tab = 0; tab < 10; tab++) streams.push(await watch(one));
    expect(await Promise.all(streams.slice(0, 2).map(({ rest }) => rest))).toEqual([
      expect.stringContaining('"kind":"elsewhere"'),
      expect.stringContaining('"kind":"elsewhere"'),
    ]);
    expect(await openStreams()).toBe(9);
    for (const { leave } of streams.slice(2)) leave();
    await expect.poll(openStreams, { timeout: 120_000 }).toBe(1);
    others.leave();
    await expect.poll(openStreams, { timeout: 120_000 }).toBe(0);
  });

  // Collecting garbage takes a minute in a worker that has run many files.
  if (IS_THOROUGH)
    it('free their memory', { timeout: 240_000 }, async () => {
      const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => manager(`Watcher${name}`)));
      const STREAMS = 8 * people.length;
      /** Opens and closes the maximum number of streams. @returns MB while they are open, and afterward */
      const round = async () => {
        const streams = await Promise.all(people.flatMap((one) => Array.from({ length: 8 }, () => watch(one))));
        expect(await openStreams()).toBe(STREAMS);
        const open = await heapMb();
        for (const { leave } of streams) leave();
        await Promise.all(streams.map(({ rest }) => rest));
        await expect.poll(openStreams, { timeout: 120_000 }).toBe(0);
        return { open, closed: await heapMb() };
      };
      // One-time allocations (code, plans, pools) are made in the first rounds.
      const rounds = [];
      for (let times = 0; times < 8; times++) rounds.push(await round());
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      const [early, late] = [rounds.slice(2, 4), rounds.slice(-2)];
      const grown = mean(late.map(({ closed }) => closed)) - mean(early.map(({ closed }) => closed));
      const held = mean(late.map(({ open, closed }) => open - closed));
      const streams = STREAMS * 4;
      console.info(
        `${STREAMS} streams hold ${held.toFixed(2)} MB; ${streams} more opened and closed left ${(grown * 1024).toFixed(0)} kB.`,
      );
      // An open one takes about 90 kB, both ends included. A leak of one in eight would be noticed.
      expect(held).toBeGreaterThan(0);
      expect(grown).toBeLessThan((held / STREAMS) * (streams / 8));
    });

  it('end with the session that opened them, and no other', async () => {
    const phone = await manager('Leaver');
    const desk = await logIn('Leaver');
    const [onPhone, onDesk] = [await watch(phone), await watch(desk)];
    expect((await phone.post('/api/auth/logout')).status).toBe(204);
    expect(await onPhone.rest).not.toContain('elsewhere');
    expect(await openStreams()).toBe(1);
    const change = { currentPassword: PASSWORD, password: 'another long password' };
    const third = await logIn('Leaver');
    expect((await third.post('/api/user/password', change)).status).toBe(200);
    await onDesk.rest;
    await expect.poll(openStreams).toBe(0);
  });

  it.each(['pause', 'delete'])('end when the account is left: %s', async (way) => {
    const browser = await manager(`Gone${way}`);
    const { rest } = await watch(browser);
    expect((await browser.post(`/api/user/${way}`, { password: PASSWORD })).status).toBe(204);
    await rest;
    await expect.poll(openStreams).toBe(0);
  });
});
