/** A plan for the frenzy, and what the assistant may do: made once, and there for whoever comes back. */
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

test('a manager leaves a plan for the frenzy and limits for his assistant, and finds both again', async ({
  season,
  context,
  page,
}) => {
  await context.addCookies(season.manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/office/free-agent-center?tab=Frenzy');
  const add = page.getByRole('button', { name: /^Add .* to your plan$/ }).first();
  const name = /^Add (.*) to your plan$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await add.click();
  await page.getByLabel(`Maximum salary of ${name}`).fill('2500000');
  await page.getByLabel('Players at most').fill('2');
  await page.getByLabel('Budget a season').fill('5000000');
  await page.getByRole('button', { name: 'Save plan' }).click();
  await expect(page.getByText('Plan saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(`Maximum salary of ${name}`)).toHaveValue('$2,500,000');
  await page.goto('/office/depth-chart');
  await page.getByLabel('He may re-sign').selectOption('everybody');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your assistant knows.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('He may re-sign')).toHaveValue('everybody');
  expect(watch.faults()).toEqual([]);
});
