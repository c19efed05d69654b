/** A table's columns as arranged by their user: by keys alone, on a desktop and on a phone, kept after a reload. */
import type { Page } from '@playwright/test';
import { axeFaultsInView, boxOf, SIZES, type Size, takePicture } from './looks.ts';
import { settled, watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

const TABLE = 'Skaters';

test.beforeEach(async ({ context, season }) => {
  await context.addCookies(season.manager.session.cookies);
});

/** Resets the table for the next test that uses this manager. */
test.afterEach(async ({ season }) => {
  await season.manager.api.send('PATCH', '/api/user/settings', { settings: { 'table.roster-skaters': {} } });
});

const tableOf = (page: Page) => page.getByRole('group', { name: TABLE, exact: true });
const headsOf = (page: Page) => tableOf(page).getByRole('columnheader').allTextContents();

/** Makes a change that saves the columns, and waits until they are saved. */
async function saving(page: Page, change: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/user/settings') && answer.ok());
  await change();
  await saved;
}

test('a manager hides, moves, widens and resets columns by keyboard', async ({ page }) => {
  const watch = watchPage(page);
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/club/roster');
  await expect(tableOf(page).getByRole('row').nth(5)).toBeVisible();
  const own = await headsOf(page);
  const opener = page.getByRole('button', { name: `Columns: ${TABLE}` });
  const menu = page.getByRole('region', { name: `Columns: ${TABLE}` });
  const line = (at: number) => menu.getByRole('listitem').nth(at);
  const headAt = async (at: number) => (await line(at).locator('b').textContent()) ?? '';

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(line(4)).toBeVisible();
  await expect.poll(() => menu.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await expect(line(0).getByRole('checkbox'), 'what a row is about').toBeDisabled();
  const [hidden, neighbor, moved] = [await headAt(1), await headAt(3), await headAt(4)];
  const widthOf = async () =>
    (await boxOf(tableOf(page).getByRole('columnheader').filter({ hasText: moved }).first())).width;
  const width = await widthOf();
  await saving(page, async () => {
    await line(1).getByRole('checkbox').press('Space');
    await expect(menu.getByRole('status')).toHaveText(/ hidden$/);
    await line(4)
      .getByRole('button', { name: /^Move .* left$/ })
      .press('Enter');
    await expect(menu.getByRole('status')).toHaveText(/ moved to position 4 of \d+$/);
    await expect(line(3).getByRole('button', { name: /^Move .* left$/ })).toBeFocused();
    const wider = line(3).getByRole('button', { name: /^Make .* wider$/ });
    for (let presses = 0; presses < 3; presses++) await wider.press('Enter');
  });
  await expect(menu.getByRole('status')).toHaveText(/ pixels wide$/);
  expect(await axeFaultsInView(page, 'all')).toEqual([]);
  await takePicture(page, 'columns');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  const arranged = own.filter((head) => head !== hidden && head !== moved);
  arranged.splice(arranged.indexOf(neighbor), 0, moved);
  expect(await headsOf(page)).toEqual(arranged);
  expect(await widthOf()).toBeGreaterThan(width + 20);
  await page.reload();
  await expect(tableOf(page).getByRole('row').nth(5)).toBeVisible();
  expect(await headsOf(page)).toEqual(arranged);
  expect(await widthOf()).toBeGreaterThan(width + 20);
  await takePicture(page, 'columns-arranged');

  await opener.press('Enter');
  await saving(page, () => menu.getByRole('button', { name: 'Reset columns' }).press('Enter'));
  expect(await headsOf(page)).toEqual(own);
  await page.reload();
  await expect(tableOf(page).getByRole('row').nth(5)).toBeVisible();
  expect(await headsOf(page)).toEqual(own);
  expect(watch.faults()).toEqual([]);
});

test('a table that is too wide counts its hidden columns, and leads to them', async ({ page }) => {
  await page.goto('/league/standings');
  const table = page.getByRole('group', { name: / standings/i }).first();
  const last = table.getByRole('columnheader').last();
  await expect(last).toBeAttached();
  const isCut = () =>
    table.evaluate((room) => {
      const head = room.querySelector('thead th:last-child');
      return (head?.getBoundingClientRect().right ?? 0) > room.getBoundingClientRect().right + 1;
    });
  const more = page.getByRole('button', { name: /^\d+ more columns?$/ }).first();
  for (const size of Object.keys(SIZES) as Size[]) {
    await page.setViewportSize(SIZES[size]);
    await table.evaluate((room) => room.scrollTo(0, 0));
    if (size === 'phone') await expect.poll(isCut).toBe(true);
    await expect(more).toBeVisible({ visible: await isCut() });
    for (let presses = 0; presses < 8 && (await isCut()); presses++) {
      await more.press('Enter');
      await settled(page);
    }
    expect(await isCut()).toBe(false);
    if (size === 'phone') await expect(page.getByRole('button', { name: 'First columns' }).first()).toBeVisible();
    await takePicture(page, `columns-out-of-sight-${size}`);
  }
});

test('dragging the edge of a header makes a column wider, and a double-click resets it', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/club/roster');
  const head = tableOf(page).getByRole('columnheader').nth(3);
  await expect(head).toBeVisible();
  const widthOf = async () => (await boxOf(head)).width;
  const width = await widthOf();
  const box = await boxOf(head);
  const edge = { x: box.right - 4, y: box.y + box.height / 2 };
  await saving(page, async () => {
    await page.mouse.move(edge.x, edge.y);
    await page.mouse.down();
    await page.mouse.move(edge.x + 60, edge.y, { steps: 4 });
    await page.mouse.up();
  });
  await expect.poll(widthOf).toBeGreaterThan(width + 40);
  const grip = head.locator('[aria-hidden="true"]').last();
  await saving(page, () => grip.dblclick());
  await expect.poll(widthOf).toBeLessThan(width + 20);
});
