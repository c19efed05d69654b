/** What a visitor without an account sees: a live game, on the home page itself. */
import { availableParallelism, loadavg } from 'node:os';
import type { Locator } from '@playwright/test';
import { recolor, SCHEMES, SIZES, TIGHT, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

// It is about what moves.
test.use({ reducedMotion: 'no-preference' });

/** From opening the page to a puck that has moved. */
const MOVES_WITHIN_MS = 30_000;
/** Cumulative layout shift too small to notice. */
const MAX_SHIFT = 0.02;

/** Of everything on the ice, only the puck is moved by its style. */
const placeOfPuck = (rink: Locator) => rink.locator('g[style*="translate"]').getAttribute('style');

test('a guest sees the puck move within ten seconds, in a game with score, clock, plays and players, and no layout shift', async ({
  page,
  season: _season,
}) => {
  const watch = watchPage(page);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A visitor keeps the last color scheme, if there was one.
  await page.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'auto'));
  await page.setViewportSize(SIZES.desktop);
  // The browser itself has been opened before.
  await page.goto('/version-history');
  await watch.settled();
  const began = Date.now();
  await page.goto('/');
  const game = page.getByRole('region', { name: /^Watch: / });
  const places = new Set<string | null>();
  await expect
    .poll(async () => places.add(await placeOfPuck(game)).size, { timeout: 3 * MOVES_WITHIN_MS, intervals: [100] })
    .toBeGreaterThan(1);
  const ms = Date.now() - began;
  console.info(`From opening the home page to a puck that moves: ${(ms / 1000).toFixed(1)} seconds.`);
  // Where other programs compete for the processors everything takes longer by this factor.
  const busy = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
  expect(ms).toBeLessThan(MOVES_WITHIN_MS * busy);

  await expect(game.getByText(/^\d+–\d+$/).first()).toBeVisible();
  await expect(game.getByRole('heading', { name: 'What just happened' })).toBeVisible();
  await expect.poll(() => game.getByRole('listitem').count()).toBeGreaterThan(10);
  expect(await game.getByRole('link').count()).toBe(0);
  await expect(page.getByRole('heading', { name: 'Around the leagues' })).toBeVisible();
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shift).toBeLessThan(MAX_SHIFT);
  expect(watch.faults()).toEqual([]);

  // Every game of the last day can be watched, not only the best.
  const replays = page.getByRole('list', { name: 'Games from the last game day' }).getByRole('button');
  expect(await replays.count()).toBeGreaterThan(1);
  await expect(replays.first()).toHaveAttribute('aria-pressed', 'true');
  const [, title = ''] = /Replay: (.+)$/.exec((await replays.last().getAttribute('aria-label')) ?? '') ?? [];
  await replays.last().click();
  await expect(page.getByRole('region', { name: `Watch: ${title}` })).toBeVisible();
  await expect(replays.last()).toHaveAttribute('aria-pressed', 'true');

  // It can be stopped, and with reduced motion it does not start by itself.
  await game.getByRole('button', { name: 'Pause' }).click();
  const stopped = await placeOfPuck(game);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.reload();
  await expect(game.getByRole('button', { name: 'Play' }).first()).toBeVisible();
  const still = await placeOfPuck(game);
  expect(stopped).not.toBeNull();
  await page.clock.runFor(1500);
  expect(await placeOfPuck(game)).toBe(still);

  // In a low window the whole ice is visible at first: beside the text, not below it.
  for (const viewport of [{ width: 844, height: 390 }, TIGHT['at 200 %']]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(game.getByRole('img', { name: /^Rink:/ }), `${viewport.width} wide`).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await takePicture(page, `guest-home-${viewport.width}`);
  }

  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      await recolor(page, scheme);
      await takePicture(page, `guest-home-${size}-${scheme}`);
    }
  }
});
