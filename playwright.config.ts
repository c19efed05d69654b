import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/e2e/browser.ts';

/** Those that watch a game in a world of their own. */
const RUNNING_CLOCK = ['game-view', 'journey', 'first-start'].map((name) => `**/${name}.test.ts`);

/** Those of the rest that do. */
const LONG_CLOCK = ['own-pace', 'ready', 'quiet-hours'].map((name) => `**/${name}.long.test.ts`);

/** Those that share a game and move its clock by days (tests/e2e/rink.ts), one after the other. */
const DAYS_PASS = [
  ...['assistant', 'banana', 'bankruptcy', 'careers', 'hall-of-fame'],
  ...['market', 'office', 'shop', 'summer'],
  ...['honors', 'president', 'scouts', 'scrimmage-invited'],
].map((name) => `**/${name}.long.test.ts`);

/** Not of the gate (scripts/steps.ts): journeys that take long, and what screens look like at a glance. */
const [LONG, LOOKS] = ['**/*.long.test.ts', '**/*.look.test.ts'];

/** The browser tests. Servers are started by whoever needs one first (tests/e2e/rink.ts), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'tests/e2e',
  // As many as a small machine has cores, and one for those that watch a game in a world of their own, one after the
  // other: they mostly wait for its clock. With two of them at once, or a third of the rest, they come too late where it is slow.
  workers: 3,
  projects: [
    { name: 'running clock', testMatch: RUNNING_CLOCK, workers: 1 },
    { name: 'standing clock', testMatch: '**/*.test.ts', testIgnore: [...RUNNING_CLOCK, LONG, LOOKS], workers: 2 },
    { name: 'long, running clock', testMatch: LONG_CLOCK, workers: 1 },
    { name: 'long, days pass', testMatch: DAYS_PASS, workers: 1 },
    { name: 'long, standing clock', testMatch: LONG, testIgnore: [...LONG_CLOCK, ...DAYS_PASS], workers: 2 },
    { name: 'looks', testMatch: LOOKS, workers: 2 },
  ],
  globalSetup: './tests/e2e/global-setup.ts',
  // A test that fails once in a hundred runs has a fault, or the game has: a second attempt would hide it.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Generous: a slow machine takes three times as long as a fast one, and what passes does not wait for them.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // Tests look at what goes over the line; the one about the service worker lets it in.
    serviceWorkers: 'block',
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    // What moves takes processor time and is measured at the wrong moment; tests about motion ask for it.
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // Recording slows every test down, and so does keeping only what failed: ask for it with --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
