/** The menu that grows: fifteen pages at first, then by visits and pins, the same on every device and in every tab. */
import { SIZES } from './looks.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';

test('the menu begins with fifteen pages, and grows by visits and pins in two tabs at once', async ({
  browser,
  server,
  baseURL,
}) => {
  const manager = await takeClub(await activate(await register(server.url, 'Menu Grower')));
  const context = await browser.newContext({
    baseURL,
    storageState: manager.session,
    viewport: SIZES.desktop,
  });
  const page = await context.newPage();
  const listed = (group: string) => page.locator(`#rail-${group}`).getByRole('link');
  await page.goto('/club/overview');
  await expect(listed('club')).toHaveText(['Overview', 'Lineups', 'Roster', 'Training', 'Schedule', 'More'], {
    timeout: 180_000,
  });

  await test.step('the second visit of a page keeps it in the menu', async () => {
    // What counts visits is loaded after the page: somebody who leaves it before that was not there.
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/user/settings') && response.ok()),
      page.goto('/quests'),
    ]);
    await expect(listed('community')).toHaveText(['Lobby', 'Messages', 'More']);
    await listed('community').getByText('More').click();
    await expect(page.getByRole('heading', { level: 1, name: 'All pages' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Quests' }).click();
    await expect(listed('community')).toHaveText(['Lobby', 'Messages', 'Quests', 'More']);
  });

  await test.step('two tabs pin different pages, and neither undoes the other', async () => {
    await page.goto('/menu');
    const other = await context.newPage();
    await other.goto('/menu');
    for (const [tab, name] of [
      [page, 'Records in the menu'],
      [other, 'Awards in the menu'],
    ] as const) {
      const pin = tab.getByRole('button', { name });
      await expect(pin).toHaveAttribute('aria-pressed', 'false');
      await Promise.all([
        tab.waitForResponse((response) => response.url().endsWith('/api/user/settings') && response.ok()),
        pin.click(),
      ]);
      await expect(pin).toHaveAttribute('aria-pressed', 'true');
    }
    await other.close();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Awards in the menu' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('button', { name: 'Records in the menu' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the order follows the keys, and is the same on a phone', async () => {
    const world = page.getByRole('region', { name: 'World' });
    const names = world.getByRole('listitem').getByRole('link');
    await expect(names.first()).toHaveText('World news');
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/user/settings') && response.ok()),
      world.getByRole('button', { name: 'Move Awards up' }).press('Enter'),
    ]);
    await expect(names.first()).toHaveText('Awards');
    const phone = await browser.newPage({ baseURL, storageState: manager.session, viewport: SIZES.phone });
    await phone.goto('/world/news');
    const strip = phone.getByRole('navigation', { name: 'Section navigation' }).getByRole('link');
    await expect(strip).toHaveText(['Awards', 'World news', 'Records', 'More']);
    await phone.close();
  });

  await test.step('the palette keeps what is typed before it is loaded', async () => {
    await page.goto('/club/roster');
    let load = () => {};
    const mayLoad = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/palette-[^/]*\.js$/, async (route) => {
      await mayLoad;
      await route.continue();
    });
    const button = page.getByRole('button', { name: 'Find anything' });
    await expect(button).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.keyboard.type('quest');
    load();
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Find anything' });
    await expect(field).toBeFocused();
    await page.keyboard.type('s');
    await expect(field).toHaveValue('quests');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/quests/);
  });
  await context.close();
  await manager.api.close();
});
