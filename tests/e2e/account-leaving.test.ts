/** A saved search, and the three ways to leave: export, pause, delete. */
import { turn } from './controls.ts';
import { watchPage } from './page-watch.ts';
import { activate, logIn, PASSWORD, register } from './people.ts';
import { expect, test } from './rink.ts';

test('a user saves a search and finds it again, then exports, pauses and deletes the account', async ({
  page,
  server,
}) => {
  const leaver = await activate(await register(server.url, 'Kai Leaver'));
  await page.context().addCookies(leaver.session.cookies);
  const watch = watchPage(page);
  await page.goto('/search?position=G');
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Goalies');
  await turn(dialog.getByLabel('Alert me to new matches'), 'off');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved as Goalies.')).toBeVisible();
  await page.goto('/search');
  await page.getByRole('button', { name: 'Show Goalies' }).click();
  await expect(page).toHaveURL(/position=G/);

  await page.goto('/settings?tab=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data' }).click();
  expect((await download).suggestedFilename()).toContain('rinkside-my-data');
  const leave = async (button: string, password: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByLabel('Enter your password to confirm').fill(password);
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };
  await leave('Pause my account', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Your account is paused' })).toBeVisible();
  const back = await logIn(server.url, { email: leaver.email, password: PASSWORD });
  await page.context().addCookies((await back.session()).cookies);
  await back.close();
  await page.goto('/settings?tab=data');
  await leave('Delete my account', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expect(logIn(server.url, { email: leaver.email, password: PASSWORD })).rejects.toThrow();
  expect(watch.faults()).toEqual([]);
});
