/** `test` for everything that needs the game: each worker has a server and a world of its own. */

import { test as base } from '@playwright/test';
import { type GameServer, startGameServer } from './game-server.ts';
import { activate, logInAdmin, type Manager, type Person, register, takeClub } from './people.ts';
import { advanceWorld, awaitMorning, findSights, type Sights } from './world.ts';

/** A season that has been going on for some days, seen by the manager of a club. */
export interface Season {
  manager: Manager;
  sights: Sights;
}

/** Enough for tables, leaders and streaks. */
const DAYS_PLAYED = 8;

interface TestFixtures {
  /** Attaches what the server has said to a test that fails. */
  keptLog: undefined;
}

interface WorkerFixtures {
  /** Of the world. A file that moves the world's clock takes one that no other file has: it then has a server to itself. */
  seed: number;
  server: GameServer;
  admin: Person;
  season: Season;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: [7, { scope: 'worker', option: true }],
  server: [
    async ({ seed }, use, { project }) => {
      const server = await startGameServer(seed, `${project.outputDir}/servers`);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  admin: [
    async ({ server }, use) => {
      const admin = await logInAdmin(server.url);
      await use(admin);
      await admin.api.close();
    },
    { scope: 'worker' },
  ],
  season: [
    async ({ server, admin }, use) => {
      const manager = await takeClub(await activate(await register(server.url, 'Aino Rautio')));
      await advanceWorld(admin, 'phase');
      await advanceWorld(admin, 'day', DAYS_PLAYED);
      await awaitMorning(admin);
      await use({ manager, sights: await findSights(manager) });
      await manager.api.close();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  keptLog: [
    async ({ server }, use, testInfo) => {
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      await testInfo.attach('server.log', { path: server.log, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
