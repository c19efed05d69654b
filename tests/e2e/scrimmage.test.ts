/**
 * A newcomer's first minutes: from the home page to the first faceoff, in a world without live games. The time it takes a browser
 * is printed; people, who read and type, should need three minutes.
 */
import type { GameView } from '#domains/game/contract/game.ts';
import { turn } from './controls.ts';
import { passwordField } from './login-form.ts';
import { outboxOf } from './people.ts';
import { expect, test } from './rink.ts';

const EMAIL = 'first.skate@rinkside.test';

test('a new user registers, takes a club, and sees the first faceoff of a scrimmage', async ({ page }) => {
  test.setTimeout(600_000);
  const began = Date.now();
  await page.goto('/');
  await page.getByRole('link', { name: 'Become a GM' }).first().click();
  await page.getByRole('textbox', { name: 'Email' }).fill(EMAIL);
  await passwordField(page).fill('glove-side-high');
  await page.getByRole('textbox', { name: 'Manager name' }).fill('First Skate');
  await page.getByRole('combobox', { name: 'Country' }).selectOption('FI');
  await turn(page.getByRole('checkbox', { name: /I will play fair/ }), 'on');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  await page.goto(outboxOf(page.url()));
  await page.getByRole('listitem').filter({ hasText: EMAIL }).getByRole('link').click();
  await page.getByRole('link', { name: 'Activate my account' }).click();
  await page.getByRole('link', { name: 'Choose your club' }).click();
  await page.getByRole('article').first().getByRole('button', { name: 'Take this club' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();

  const offer = page.getByRole('region', { name: 'Take them for a skate' });
  await offer.getByRole('button', { name: 'Drop the puck' }).click();
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByText('Scrimmage · does not count')).toBeVisible();
  const path = new URL(page.url()).pathname;
  const { data }: { data: GameView } = await (await page.request.get(`/api${path.replace('game', 'games')}`)).json();
  expect(data).toMatchObject({ state: 'live', attendance: null });
  await expect(page.getByText('1st period', { exact: false }).first()).toBeVisible();
  console.info(`From the home page to the first faceoff: ${((Date.now() - began) / 1000).toFixed(1)} seconds.`);

  // Other clubs are challenged from their own page: one at a time.
  await page.goto(`/club/overview/${data.game.away.id}`);
  await expect(page.getByRole('button', { name: /^Challenge .+ to a scrimmage$/ })).toHaveText('Challenge');

  // The club's overview links to it while it is live.
  await page.goto('/club/overview');
  await expect(page.getByRole('link', { name: 'Go to the bench' })).toHaveAttribute('href', path);
});
