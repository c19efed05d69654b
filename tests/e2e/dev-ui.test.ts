/** /dev/ui, as `npm run dev` serves it: every component in every state, in both sizes and schemes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { axeFaults, overflowOf, SIZES, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

/** Serves the screens as one develops them, in front of the game. @returns their address, and what ends it */
async function serveScreens(api: string): Promise<{ address: string; stop(): Promise<void> }> {
  const port = await freePort();
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], {
    env: { ...process.env, RINKSIDE_API: api, NODE_ENV: 'development' },
    stdio: 'ignore',
  });
  const ended = once(vite, 'exit');
  return {
    address: `http://localhost:${port}`,
    async stop() {
      vite.kill();
      await ended;
    },
  };
}

async function choose(page: Page, control: string, value: string): Promise<void> {
  await page.getByRole('radiogroup', { name: control }).getByText(value, { exact: true }).click();
}

test('the design system page shows every component, wide and narrow, light and dark', async ({ browser, server }) => {
  test.setTimeout(600_000);
  const screens = await serveScreens(server.url);
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  // The first visit has the libraries made ready, after which the page may be loaded anew.
  const watch = watchPage(page, (fault) => fault.includes('Outdated Optimize Dep') || fault.includes('/node_modules/'));
  try {
    await expect(async () => {
      await page.goto(`${screens.address}/dev/ui`);
      await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible({ timeout: 60_000 });
    }).toPass({ timeout: 300_000 });
    await page.waitForTimeout(2000);
    watch.forget();
    await page.reload();
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(SIZES[size]);
      for (const scheme of ['light', 'dark'] as const) {
        await choose(page, 'Scheme', scheme);
        await expect(page.locator(`html[data-mantine-color-scheme="${scheme}"]`)).toBeAttached();
        await takePicture(page, `dev-ui-${size}-${scheme}`);
        expect.soft(await overflowOf(page), `pixels that it is too wide on the ${size}`).toBeLessThanOrEqual(0);
      }
    }
    expect.soft((await axeFaults(page)).filter((fault) => !/heading|landmark|region/.test(fault))).toEqual([]);

    await test.step('what would show on hover shows by itself; text that is cut says itself in full, other text does not', async () => {
      await page.setViewportSize(SIZES.desktop);
      await expect(page.locator('.as-hovered').first()).toBeAttached();
      await expect(page.locator('.as-focused').first()).toHaveCSS('outline-style', 'solid');
      const tooltips = page.getByRole('region', { name: 'Tooltip, Truncated' });
      await tooltips.getByText('Offer a contract through').hover();
      await expect(page.getByRole('tooltip')).toContainText('a clause that forbids every trade');
      await page.mouse.move(0, 0);
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await tooltips.getByText('Short enough').hover();
      await expect(page.getByRole('tooltip')).toHaveCount(0);
      await page.setViewportSize(SIZES.phone);
      await tooltips.getByText('Offer a contract through').click();
      await expect(page.getByRole('tooltip')).toContainText('a clause that forbids every trade');
      await page.keyboard.press('Escape');
      await page.setViewportSize(SIZES.desktop);
    });
    await test.step('one component is found by its name, and on a phone in a frame of its own', async () => {
      await page.getByRole('textbox', { name: 'Component' }).fill('pager');
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Pager']);
      await choose(page, 'Width', 'phone');
      await expect(
        page.frameLocator('iframe[title="On a phone"]').getByRole('heading', { level: 1, name: 'Design system' }),
      ).toBeVisible();
    });
    expect.soft(watch.faults(), 'faults of the page').toEqual([]);
  } finally {
    await page.context().close();
    await screens.stop();
  }
});

test('a game that is built has no such page', async ({ page, server }) => {
  await page.goto(`${server.url}/dev/ui`);
  await expect(page.getByRole('heading', { name: 'Design system' })).toHaveCount(0);
  await expect(page.getByText("Whoops! We couldn't find that page.")).toBeVisible();
});
