/** The first minutes of somebody who has cloned the game: `npm start` without a single setting, a club, and the first faceoff. */
import { test as base, expect } from '@playwright/test';
import { type GameServer, startGameServer } from './game-server.ts';
import { passwordField } from './login-form.ts';
import { watchPage } from './page-watch.ts';
import { setDayMinutes } from './server-database.ts';

/** Days of an hour would let the test wait ten minutes: shortened once the club is taken, they last so many minutes. */
const DAY_MINUTES = 4;
const FACEOFF_MS = 480_000;

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

test('a newcomer registers without a mail server, takes a club and sees its first faceoff', async ({ page, game }) => {
  test.setTimeout(1_500_000);
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

  await setDayMinutes(game, DAY_MINUTES);

  await page.getByRole('link', { name: 'Game center' }).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  const clock = page.getByRole('main').getByRole('timer');
  await expect(clock.filter({ hasText: '1st period' })).toBeVisible({ timeout: FACEOFF_MS });
  await expect.poll(() => page.getByRole('main').locator('ol > li[data-type]').count()).toBeGreaterThan(1);
  expect(watch.faults()).toEqual([]);
});
