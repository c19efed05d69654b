/**
 * One session of a newcomer who has cloned the game: `npm start` without a single setting, a club, its first faceoff and the last
 * horn. The way to the trade deadline is in own-pace.long.test.ts, in a smaller world.
 */
import { test as base, expect } from '@playwright/test';
import { type GameServer, startGameServer } from './game-server.ts';
import { passwordField } from './login-form.ts';
import { watchPage } from './page-watch.ts';

/** The clock stops within a second for the first manager; a busy machine takes longer. */
const SOON = { timeout: 60_000 };

const test = base.extend<{ game: GameServer }>({
  game: [
    async ({ browserName: _browser }, use, { project }) => {
      const logFolder = `${project.outputDir}/servers`;
      const game = await startGameServer({ name: 'first-start', logFolder, settings: 'none' });
      await use(game);
      await game.stop();
    },
    { timeout: 900_000 },
  ],
});

test('a new user registers without a mail server, takes a club, sees its first faceoff and skips to the last horn', async ({
  page,
  game,
}) => {
  test.setTimeout(900_000);
  const watch = watchPage(page);
  await page.goto(`${game.url}/auth/forgot-password`);
  await expect(page.getByText('npm run world -- reset-link EMAIL')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toHaveCount(0);

  await page.goto(`${game.url}/`);
  await page.getByRole('link', { name: 'Become a GM' }).first().click();
  await expect(page.getByText('This server sends no email, so your account is active right away.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('first@rinkside.test');
  await passwordField(page).fill('glove-side-high');
  await page.getByRole('textbox', { name: 'Manager name' }).fill('Helmi Kaukalo');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FI');
  await page.getByRole('checkbox', { name: /I will play fair/ }).check();
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page).toHaveURL(/\/club\/choose$/);

  const club = page.getByRole('article').first();
  await club.getByRole('button', { name: 'Take this club' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await expect(page).toHaveURL(/\/club\/overview$/);

  // No pace has been chosen: for the only manager the clock is stopped.
  const banner = page.getByRole('banner');
  const control = banner.getByRole('button', { name: /Pace of the world/ });
  await expect(control).toContainText('Play on', SOON);
  await control.click();
  await page.getByRole('button', { name: 'Play next game' }).click();
  // In the panel and in the toast.
  await page.getByRole('link', { name: 'Watch', exact: true }).first().click(SOON);
  await expect(page).toHaveURL(/\/game\/\d+$/);
  const clock = page.getByRole('main').getByRole('timer');
  await expect(clock.filter({ hasText: '1st period' })).toBeVisible(SOON);
  await expect.poll(() => page.getByRole('main').locator('ol > li[data-type]').count()).toBeGreaterThan(1);

  if (!(await page.getByRole('button', { name: 'Skip to the end' }).isVisible())) await control.click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(page.getByRole('region', { name: 'Scoreboard' }).getByText(/^Final(\/| after|$)/)).toBeVisible(SOON);
  await expect(control).toContainText('Play on', SOON);
  expect(watch.faults()).toEqual([]);
});
