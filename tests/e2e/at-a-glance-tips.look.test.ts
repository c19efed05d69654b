/** Explanations at a glance: cards, marks, abbreviations and text that is cut off. */
import type { Locator } from '@playwright/test';
import { visitor } from './at-a-glance.ts';
import { SIZES, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { register } from './people.ts';
import { expect, test } from './rink.ts';

test.beforeEach(async ({ context, season }) => {
  await context.addCookies(season.manager.session.cookies);
});

test('hovering over a name shows a full card: player, team and manager', async ({ page, season }) => {
  await page.setViewportSize(SIZES.desktop);
  const { team, name } = season.manager;
  const main = page.getByRole('main');
  const card = page.locator('[data-side]:has(> div)').last();
  const visit = visitor(page);

  await visit('/club/roster');
  await main.getByRole('table').first().getByRole('rowheader').first().getByRole('link').hover();
  for (const words of ['GP', 'Form', 'Energy', 'Last games', team.city, /per season through/])
    await expect(card.getByText(words).first()).toBeVisible();
  await expect(card.locator('img').first()).toBeVisible();
  await takePicture(page, 'glance-card-player');

  await visit('/league/standings');
  await main.getByRole('table').getByRole('link', { name: team.city }).first().hover();
  for (const words of [/points$/, 'GF', 'GA', /^Next: [A-Z]{3} at [A-Z]{3}$/, 'Payroll'])
    await expect(card.getByText(words).first()).toBeVisible();

  await visit('/leaderboard/rankings');
  await main.getByRole('link', { name }).first().hover();
  for (const words of ['Manager', 'Rating', 'Rank', 'Games won', 'Trophies', `${team.city} ${team.nickname}`])
    await expect(card.getByText(words, { exact: true }).first()).toBeVisible();
  await takePicture(page, 'glance-card-manager');
});

test('marks and abbreviations explain themselves on hover and on tap, and never by a title', async ({ page }) => {
  const tip = page.getByRole('tooltip');
  const main = page.getByRole('main');
  const visit = visitor(page);
  /** An element with a tip shows it on hover, and, without a mouse, on tap. */
  const explains = async (place: Locator, words: RegExp, by: 'hover' | 'click') => {
    await page.mouse.move(0, 0);
    await place.scrollIntoViewIfNeeded();
    await place[by]();
    await expect(tip).toHaveText(words);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  };
  for (const [size, by] of [
    [SIZES.desktop, 'hover'],
    [SIZES.phone, 'click'],
  ] as const) {
    await page.setViewportSize(size);
    await visit('/club/roster');
    const table = main.getByRole('table').first();
    await expect(table.getByRole('row').nth(3)).toBeVisible();
    // A tier, in words.
    await explains(
      table.getByRole('row').nth(1).getByRole('cell').first().locator('[data-tip]').first(),
      /\d+.*[a-z]{4}/i,
      by,
    );
    // Every abbreviated heading has an explanation; one of them is checked.
    const heads = await table
      .locator('thead th')
      .evaluateAll((cells) =>
        cells.map((cell) => ({ short: cell.textContent?.trim() ?? '', tip: cell.getAttribute('data-tip') ?? '' })),
      );
    const abbreviations = heads.filter(({ short }) => /^[A-Z][A-Z+/−-]{1,3}$/.test(short));
    expect(abbreviations.length).toBeGreaterThan(5);
    expect(abbreviations.filter((head) => !/[a-z]{4}/.test(head.tip))).toEqual([]);
    await explains(table.locator('thead th[data-tip]').first(), /[a-z]{4}/, by);
    await explains(table.locator('tbody [data-tip]', { hasText: /^[A-Z][a-z]+$/ }).first(), /\. ?|[a-z]{4} [a-z]/, by);
    await visit('/club/lineups');
    // Chemistry tells the number of games together, and what each player gains by it.
    const chemistry = main.locator('[data-tip*="together"]', { hasText: /chemistry/i }).first();
    await explains(chemistry, /games together .* gains/, by);
    for (const path of ['/club/roster', '/club/lineups', '/league/standings', '/league/stats', '/club/overview']) {
      await visit(path);
      await expect(main.getByRole('link').nth(4)).toBeVisible();
      expect(await page.locator('[title]:not(iframe, link, style)').count(), `${path} has titles`).toBe(0);
    }
  }
});

test('truncated text shows in full on hover and on tap, and text that fits shows nothing', async ({
  browser,
  admin,
  server,
}) => {
  const wordy = await register(server.url, 'Wilma Wordy');
  const brief = await register(server.url, 'Bo Brief');
  const longAddress = `season.tickets.and.news.for.${wordy.email}`;
  await wordy.api.send('POST', '/api/auth/change-activation-email', { email: longAddress });
  const page = await (await browser.newContext({ baseURL: server.url, storageState: admin.session })).newPage();
  const watch = watchPage(page);
  await page.clock.install();
  const tip = page.getByRole('tooltip');
  const findAddress = async (name: string, address: string) => {
    await page.goto(`/admin?tab=users&search=${encodeURIComponent(name)}`);
    return page.getByRole('table').getByText(address, { exact: true });
  };
  await page.setViewportSize(SIZES.desktop);
  const cut = await findAddress(wordy.name, longAddress);
  await cut.hover();
  await expect(tip).toHaveText(longAddress);
  await page.mouse.move(0, 0);
  await expect(tip).toHaveCount(0);
  await page.setViewportSize(SIZES.phone);
  await cut.click();
  await expect(tip).toHaveText(longAddress);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  const whole = await findAddress(brief.name, brief.email);
  await whole.click();
  await expect(tip).toHaveCount(0);
  await page.setViewportSize(SIZES.desktop);
  await whole.hover();
  // Longer than a tooltip takes to open.
  await page.clock.runFor(1000);
  await expect(tip).toHaveCount(0);
  expect(watch.faults()).toEqual([]);
  await page.context().close();
  for (const person of [wordy, brief]) await person.api.close();
});
