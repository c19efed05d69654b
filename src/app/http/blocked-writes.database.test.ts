/** Tests commands that cannot be carried out right now: pages and chat still work, and no request waits forever. */
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { hashPassword } from '#domains/auth/store/passwords.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { comments } from '#domains/discussion/tables.ts';
import { clubFinances, loans } from '#domains/finances/tables.ts';
import { games } from '#domains/game/tables.ts';
import { players } from '#domains/player/tables.ts';
import { lockWorld } from '#platform/clock/state.ts';
import { createDatabaseClient, type DatabaseClient } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { PASSWORD } from '../../../tests/factories/newcomers.ts';
import {
  type Answer,
  type Browser,
  makeBrowser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const WRITERS = 3;
/** More than all connections of the server. */
const COMMANDS = 20;
/** Longer than the test may take: a request that waits would time out. */
const PATIENT_MS = 600_000;

const { db, database, world } = testWorld({
  users: ['Fan'],
  clubs: [{ id: 1, manager: 'Manager', rosters: ['PRO'] }, 2],
});
let gameId: number;
beforeAll(async () => {
  const { season } = world;
  await db.insert(clubFinances).values({ clubId: 1, seasonRevenue: 100_000_000 });
  gameId = await makeGame(db, { homeTeamId: 11, awayTeamId: 21, season, day: 1 });
});

async function serve(lockTimeoutMs: number): Promise<{ server: TestServer; writing: DatabaseClient }> {
  const writing = createDatabaseClient(database.url, WRITERS, { lockTimeoutMs });
  return { server: await startTestServer(database, { writeDb: writing.db }), writing };
}

async function end({ server, writing }: { server: TestServer; writing: DatabaseClient }): Promise<void> {
  await server.close();
  await writing.pool.end();
}

/** Runs `work` while holding the locks of a step of the world. */
function duringStep<T>(work: () => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await lockWorld(tx);
    const rows = pgRows(tx);
    for (const table of [users, clubs, teams, players, games]) await rows.lock(table, {});
    return work();
  });
}

const borrow = (browser: Browser, amount: number) => browser.post('/api/teams/11/loans', { amount, days: 63 });

describe('while a step of the world locks clubs, players and games', () => {
  it('fans chat about a locked game', async () => {
    const served = await serve(PATIENT_MS);
    const fan = await makeLoggedInBrowser(served.server, database, 'fan@example.org');
    const said = await duringStep(() =>
      Promise.all(
        Array.from({ length: COMMANDS }, (_, line) =>
          fan.post(`/api/games/${gameId}/messages`, { text: `Go! ${line}` }),
        ),
      ),
    );
    expect(said.map(({ status }) => status)).toEqual(Array.from({ length: COMMANDS }, () => 201));
    expect(await db.$count(comments)).toBe(COMMANDS);
    await end(served);
  });

  it('pages load though more commands wait than there are connections', async () => {
    const served = await serve(PATIENT_MS);
    const manager = await makeLoggedInBrowser(served.server, database, 'manager@example.org');
    const fan = await makeLoggedInBrowser(served.server, database, 'fan@example.org');
    let answered = 0;
    const { commands, whileOpen } = await duringStep(async () => {
      const commands: Promise<Answer>[] = Array.from({ length: COMMANDS }, (_, index) =>
        borrow(manager, 1_000_000 + index).finally(() => answered++),
      );
      await expect.poll(() => served.writing.pool.waitingCount, { timeout: 120_000 }).toBe(COMMANDS - WRITERS);
      for (const page of ['/api/user', '/api/notifications', '/api/world', '/api/teams/11/loans']) {
        const reader = page.startsWith('/api/teams') ? manager : fan;
        expect((await reader.get(page)).status, page).toBe(200);
      }
      return { commands, whileOpen: answered };
    });
    expect(whileOpen).toBe(0);
    const statuses = (await Promise.all(commands)).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: COMMANDS }, () => 200));
    expect(await db.$count(loans)).toBe(COMMANDS);
    await end(served);
  });

  it('a command that takes too long is refused as busy without effect, and succeeds after the step', async () => {
    const served = await serve(50);
    const manager = await makeLoggedInBrowser(served.server, database, 'manager@example.org');
    const before = await db.$count(loans);
    const refused = await duringStep(() => borrow(manager, 2_000_000));
    expect(refused.status).toBe(503);
    expect(refused.body.code).toBe('server.busy');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await db.$count(loans)).toBe(before);
    expect((await borrow(manager, 2_000_000)).status).toBe(200);
    await end(served);
  });
});

describe('on a full disk', () => {
  it('commands are refused with the reason, pages load, and only admins can log in', async () => {
    let hasRoom = false;
    const server = await startTestServer(database, { hasRoom: () => hasRoom });
    const manager = await makeLoggedInBrowser(server, database, 'manager@example.org');
    for (const page of ['/api/status', '/api/user', '/api/teams/11/loans']) {
      expect((await manager.get(page)).status, page).toBe(200);
    }
    const refused = await borrow(manager, 3_000_000);
    expect([refused.status, refused.body.code]).toEqual([503, 'server.disk-full']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.message).toContain('admins can log in');
    const passwordHash = await hashPassword(PASSWORD);
    await makeUser(db, { name: 'Boss', isAdmin: true, passwordHash });
    await makeUser(db, { name: 'Viewer', passwordHash });
    const logIn = (name: string, password = PASSWORD) =>
      makeBrowser(server).post('/api/auth/login', { email: `${name}@example.org`, password });
    expect((await logIn('boss')).status).toBe(200);
    expect((await logIn('viewer')).body.code).toBe('server.disk-full');
    // Who does not know the password does not learn whose it is.
    expect((await logIn('boss', 'a guess')).body).toEqual((await logIn('viewer', 'a guess')).body);
    hasRoom = true;
    expect((await borrow(manager, 3_000_000)).status).toBe(200);
    await server.close();
  });
});
