import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/e2e/browser.ts';

/** The browser tests. Each worker starts a server of its own (tests/e2e/rink.ts), so there is no `webServer` here. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './tests/e2e/global-setup.ts',
  // A browser and a small world each: two cores have room for two.
  workers: 2,
  // A test that passes only at the second attempt is broken.
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    browserName: 'chromium',
    launchOptions: await browserLaunchOptions(),
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Helsinki',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
