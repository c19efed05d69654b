/** The draft center on a phone: a manager ranks amateurs, weights the criteria, and finds the ranking again. */
import { SIZES } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

test('a manager adds amateurs to a draft list on a phone and orders them, and the list is saved', async ({
  season,
  context,
  page,
}) => {
  await context.addCookies(season.manager.session.cookies);
  await page.setViewportSize(SIZES.phone);
  const watch = watchPage(page);
  await page.goto('/office/draft-center');
  const add = page.getByRole('button', { name: /^Put .* on your list$/ });
  const names: string[] = [];
  for (let index = 0; index < 3; index++) {
    const name = /^Put (.*) on your list$/.exec((await add.first().getAttribute('aria-label')) ?? '')?.[1] ?? '';
    names.push(name);
    await add.first().click();
    await expect(page.getByRole('button', { name: `Take ${name} off your list` })).toBeVisible();
  }
  const list = page.getByRole('list', { name: 'Your list' }).getByRole('listitem');
  await page.getByRole('button', { name: `Move ${names[2]} up` }).press('Enter');
  await page.getByRole('button', { name: `Move ${names[2]} up` }).press('Enter');
  await expect(list.first()).toContainText(names[2]?.split(' ').at(-1) ?? '');
  await page.getByRole('button', { name: `Take ${names[1]} off your list` }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Preferences saved.')).toBeVisible();
  await page.reload();
  await expect(list).toHaveCount(2);
  await expect(list.first()).toContainText(names[2]?.split(' ').at(-1) ?? '');
  await page.goto('/office/draft-center?tab=Live');
  await expect(page.getByText('The draft has not begun')).toBeVisible();
  await page.goto('/office/draft-center?tab=Results');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(watch.faults()).toEqual([]);
});
