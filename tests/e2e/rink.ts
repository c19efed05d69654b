/** `test` for everything that needs the game: all share a server and a world, except those that move its clock. */

import { test as base, type Page, type TestInfo } from '@playwright/test';
import { attachPages, attachServer, type FailureNotes, takeNotes } from './failure-notes.ts';
import { type GameServer, startGameServer } from './game-server.ts';
import { followRequests, type PageWatch, watchPage } from './page-watch.ts';
import { logInAdmin, logInManager, type Manager, type Person } from './people.ts';
import { ServerClock } from './server-clock.ts';
import { newWorld, sharedGame } from './shared-game.ts';
import { findSights, type Sights } from './world.ts';

/** A season in progress for some days, as the manager of a club sees it. */
export interface Season {
  manager: Manager;
  sights: Sights;
}

/** A page that stays open from one test to the next. */
export interface KeptPage {
  page: Page;
  watch: PageWatch;
}

interface TestFixtures {
  /** Attaches to a failed test what its pages, its server and the clocks said. */
  keptNotes: undefined;
}

interface WorkerFixtures {
  /** A test file that moves the world's clock names a game that no other file has, and so has it to itself in its worker. */
  game: string;
  /** The clock of a game that a file has to itself; null where it is shared. */
  ownClock: ServerClock | null;
  /** The same for tests that move it. */
  clock: ServerClock;
  server: Pick<GameServer, 'url' | 'dataDir' | 'log'>;
  admin: Person;
  /** The season of the shared world, with a separate manager for each worker. */
  season: Season;
  /**
   * Returns the page of the season's manager, who has the system's theme, for tests that only read: loading the app takes longer than
   * all that most of them do, so a worker does it once. The first test that asks opens it.
   */
  reading: () => Promise<KeptPage>;
  notes: FailureNotes;
}

/** The game shared by all other tests. */
const SHARED = 'shared';

/**
 * Games of files that change what all of its users see, or move the clock by some days: one in the first days of a season, one
 * before rosters are limited, one in a season under way. The files of one take turns in one worker (playwright.config.ts), in the
 * order of their names; each takes clubs of its own, and makes what else it needs.
 */
export const OPENING = 'opening';
export const PRESEASON = 'preseason';
export const SEASON = 'season';

export const test = base.extend<TestFixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      followRequests(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  game: [SHARED, { scope: 'worker', option: true }],
  ownClock: [
    async ({ game }, use) => {
      const clock = game === SHARED ? null : new ServerClock();
      await use(clock);
      clock?.remove();
    },
    { scope: 'worker' },
  ],
  clock: [
    async ({ ownClock }, use) => {
      if (!ownClock) throw new Error('Other tests share this game: nobody moves its clock.');
      await use(ownClock);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ game, ownClock }, use, { project }) => {
      if (game === SHARED) {
        await use(await sharedGame());
        return;
      }
      const logFolder = `${project.outputDir}/servers`;
      const server = await startGameServer({ name: game, logFolder, from: await newWorld(), movedBy: ownClock?.file });
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
  reading: [
    async ({ browser, server, season: { manager } }, use) => {
      let kept: Promise<KeptPage> | undefined;
      const open = async () => {
        await manager.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
        const page = await browser.newPage({ baseURL: server.url, storageState: manager.session });
        return { page, watch: watchPage(page) };
      };
      await use(() => {
        kept ??= open();
        return kept;
      });
      await (await kept)?.page.close();
    },
    { scope: 'worker' },
  ],
  notes: [async ({ browser }, use) => use(takeNotes(browser)), { scope: 'worker' }],
  context: async ({ context }, use, testInfo) => {
    await use(context);
    if (hasFailed(testInfo)) await attachPages(context, testInfo);
  },
  baseURL: async ({ server }, use) => {
    await use(server.url);
  },
  keptNotes: [
    async ({ server, browser, notes }, use, testInfo) => {
      notes.forget();
      await use(undefined);
      if (!hasFailed(testInfo)) return;
      await notes.attach(testInfo);
      for (const context of browser.contexts()) await attachPages(context, testInfo);
      await attachServer(server, testInfo);
    },
    { auto: true },
  ],
});

function hasFailed({ status, expectedStatus }: TestInfo): boolean {
  return status !== expectedStatus;
}

export { expect } from '@playwright/test';
