/** The frenzy: a plan and limits for the assistant, which bids while the manager is logged out, and the players it has signed. */

import { submitLogin } from './login-form.ts';
import { watchPage } from './page-watch.ts';
import { activate, PASSWORD, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { beginFrenzy } from './skipped-days.ts';
import { advanceWorld } from './world.ts';

// It skips most of a season, so it needs its own server.
test.use({ game: 'frenzy' });

const MOST = '9000000';

test('a manager wins a free agent in the frenzy while logged out, by a saved plan', async ({ page, server, admin }) => {
  const manager = await takeClub(await activate(await register(server.url, 'Aino Salmi')));
  await beginFrenzy(server);
  await page.context().addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/office/depth-chart');
  await page.getByLabel('He may re-sign').selectOption('everybody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('He may re-sign')).toHaveValue('everybody');

  // Not the best, whom every club wants, but some good ones, and for more than they ask.
  await page.goto('/office/free-agent-center?tab=Frenzy');
  const add = page.getByRole('button', { name: /^Add .* to your plan$/ });
  await expect(add.nth(44)).toBeVisible();
  const targets: string[] = [];
  for (const place of [24, 34, 44]) {
    const name = /^Add (.*) to your plan$/.exec((await add.nth(place).getAttribute('aria-label')) ?? '')?.[1] ?? '';
    await add.nth(place).click();
    await page.getByLabel(`Maximum salary of ${name}`).fill(MOST);
    targets.push(name);
  }
  await page.getByLabel('Maximum players').fill('1');
  await page.getByLabel('Budget a season').fill(MOST);
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  await page.reload();
  for (const name of targets) await expect(page.getByLabel(`Maximum salary of ${name}`)).toHaveValue('$9,000,000');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Your menu' }).click();
  await header.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/auth/login');

  await advanceWorld(admin, 'day');

  await submitLogin(page, { email: manager.email, password: PASSWORD });
  await expect(page).toHaveURL('/club/overview');
  await page.goto('/notifications');
  const told = page.getByText(/ signed with your club in the frenzy: /);
  await expect(told).toHaveCount(1);
  const line = (await told.textContent()) ?? '';
  expect(targets.filter((name) => line.includes(name))).toHaveLength(1);
  await page.goto('/office/free-agent-center?tab=Frenzy');
  const signed = page.getByRole('group', { name: 'Signed in the frenzy' }).getByRole('row');
  await expect(signed.filter({ has: page.getByRole('link', { name: manager.team.abbr, exact: true }) })).toHaveCount(1);
  expect(watch.faults()).toEqual([]);
});
