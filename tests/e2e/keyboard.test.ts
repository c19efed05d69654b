/** Controls that open, choose and confirm, with the keyboard alone. */
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

test('menus, tabs, choices and dialogs work by keyboard, and return the focus', async ({ page, context, season }) => {
  await context.addCookies(season.manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/club/schedule');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the first Tab offers the way past the navigation', async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#content')).toBeFocused();
  });

  await test.step('a header panel opens with Enter, closes with Escape, and returns the focus', async () => {
    const opener = page.getByRole('banner').getByRole('button', { expanded: false }).last();
    await opener.focus();
    const id = await opener.getAttribute('aria-controls');
    await page.keyboard.press('Enter');
    await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(0);
    await expect(page.locator(`[aria-controls="${id}"]`)).toBeFocused();
  });

  await test.step('the quick search opens with Ctrl+K, moves with arrow keys, and opens a result with Enter', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('textbox');
    await expect(field).toBeFocused();
    await field.fill('standings');
    await expect(page.getByRole('dialog').getByText('Standings').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Handbook, help and forum' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/league\/standings/);
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Playoffs', { exact: true })).toBeVisible();
  });

  await test.step('choices side by side change by arrows', async () => {
    const choices = page.getByRole('main').getByRole('radiogroup').first();
    await choices.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/view=/);
  });

  await test.step('tabs are links: Enter opens them', async () => {
    await page.goto('/office/trade-center');
    // Until the page rests, catalogues that are still loading render the strip again.
    await watch.settled();
    await page.getByRole('main').getByRole('link', { name: 'Picks' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=Picks/);
  });

  await test.step('a dialog keeps the focus while it is open, and gives it back', async () => {
    await page.goto('/club/choose');
    await watch.settled();
    const leave = page.getByRole('button', { name: /^Leave / });
    await leave.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(leave).toBeFocused();
  });
});
