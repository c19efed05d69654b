/** `test` for everything that needs the game: all share a server and a world, except those that move its clock. */

import { test as base } from '@playwright/test';
import { type GameServer, startGameServer } from './game-server.ts';
import { logInAdmin, logInManager, type Manager, type Person } from './people.ts';
import { newWorld, sharedGame } from './shared-game.ts';
import { findSights, type Sights } from './world.ts';

/** A season in progress for some days, as the manager of a club sees it. */
export interface Season {
  manager: Manager;
  sights: Sights;
}

interface TestFixtures {
  /** Attaches the server's log to a failed test. */
  keptLog: undefined;
}

interface WorkerFixtures {
  /** A test file that moves the world's clock names a game that no other file has, and so has it to itself. */
  game: string;
  server: Pick<GameServer, 'url' | 'dataDir' | 'log'>;
  admin: Person;
  /** The season of the shared world, with a separate manager for each worker. */
  season: Season;
}

/** The game shared by all other tests. */
const SHARED = 'shared';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  game: [SHARED, { scope: 'worker', option: true }],
  server: [
    async ({ game }, use, { project }) => {
      if (game === SHARED) {
        await use(await sharedGame());
        return;
      }
      const logFolder = `${project.outputDir}/servers`;
      const server = await startGameServer({ name: game, logFolder, from: await newWorld() });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
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
    async ({ server }, use, { parallelIndex }) => {
      const person = (await sharedGame()).managers[parallelIndex];
      if (!person) throw new Error('There is no manager for this worker.');
      const manager = await logInManager(server.url, person);
      await use({ manager, sights: await findSights(manager) });
      await manager.api.close();
    },
    { scope: 'worker', timeout: 600_000 },
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
