import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/e2e/browser.ts';

const RUNNING_CLOCK = ['**/game-view.test.ts', '**/journey.test.ts'];

/** The browser tests. Servers are started by whoever needs one first (tests/e2e/rink.ts), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Those that watch a game in a world of their own come first: they mostly wait for its clock, and others fill the time.
  projects: [
    { name: 'running clock', testMatch: RUNNING_CLOCK },
    { name: 'standing clock', testMatch: '**/*.test.ts', testIgnore: RUNNING_CLOCK },
  ],
  globalSetup: './tests/e2e/global-setup.ts',
  // As many as a small machine has cores: with one more, those that watch a running clock come too late when it is slow.
  workers: 2,
  // Once more, on a machine that others load too; what needs it is named, and more than a few fail the run (scripts/steps.ts).
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    // Tests look at what goes over the line; the one about the service worker lets it in.
    serviceWorkers: 'block',
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // Recording slows every test down, and so does keeping only what failed: ask for it with --trace retain-on-failure.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
