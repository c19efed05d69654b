/** What a fan sees at a glance, measured: headings, rows, names and links, at every size. */
import type { Locator } from '@playwright/test';
import { cutNames, LAPTOP, TABLET, visitor } from './at-a-glance.ts';
import { boxOf, overflowOf, SIZES, TIGHT, takePicture } from './looks.ts';
import { leadTo, watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

/** The head of a screen on a phone, pixels: half of what the first visitors scrolled past (170 to 210). */
const HEAD_ON_PHONE = 104;
/** A row of a table, pixels. */
const ROW = { least: 32, most: 36 };
/** Rows of a table visible without scrolling at 200 %. */
const ROWS_AT_200 = 3;

test.beforeEach(async ({ context, season }) => {
  await context.addCookies(season.manager.session.cookies);
});

/** Returns the rows of a table that are fully visible between the bars of the window. */
function rowsInView(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const end = bar?.getBoundingClientRect().top ?? window.innerHeight;
    const rows = [...(element as HTMLTableElement).tBodies].flatMap((body) => [...body.rows]);
    return rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(end, window.innerHeight)).length;
  });
}

test('on a phone screen headers are low, no name is truncated, and rows start high', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  const visit = visitor(page);
  for (const path of ['/club/roster', '/club/overview', '/league/standings', '/league/stats', '/club/schedule']) {
    await visit(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').nth(4)).toBeVisible();
    const head = title.locator('xpath=ancestor::header/div[last()]');
    expect((await boxOf(head)).height, path).toBeLessThanOrEqual(HEAD_ON_PHONE);
    expect(await cutNames(page), path).toEqual([]);
    await takePicture(page, `glance-phone${path.replaceAll('/', '-')}`);
  }
});

test('on a phone the last tab opens the inbox, and the header counts unread items', async ({ page }) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto('/club/overview');
  const counts: Record<string, number> = await (await page.request.get('/api/notifications')).json();
  const unread = Object.values(counts).reduce((sum, count) => sum + count, 0);
  expect(unread, 'what a manager has not read after half a season').toBeGreaterThan(0);
  const inbox = page.getByRole('banner').getByRole('link', { name: `Inbox, ${unread} unread` });
  await expect(inbox).toBeInViewport({ ratio: 1 });
  await expect(inbox.getByText(unread > 99 ? '99+' : `${unread}`, { exact: true })).toBeInViewport({ ratio: 1 });
  const tab = page.locator('nav').getByRole('link', { name: 'Inbox', exact: true });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await tab.click();
  await expect(page).toHaveURL(/\/notifications$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await takePicture(page, 'glance-phone-inbox');
});

test('on a laptop no wide table hides a column without a fade and an arrow', async ({ page }) => {
  await page.setViewportSize(LAPTOP);
  let hiding = 0;
  const visit = visitor(page);
  for (const path of ['/coaching-staff', '/league/salary-caps', '/club/roster', '/league/stats']) {
    await visit(path);
    const tables = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('table') });
    await expect(tables.first().getByRole('row').nth(1), path).toBeVisible();
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
    for (const table of await tables.all()) {
      const lastHead = table.getByRole('columnheader').last();
      const hint = () =>
        table.evaluate((scroller) => getComputedStyle(scroller.parentElement ?? scroller, '::after').content);
      const { right } = await table.evaluate((scroller) => ({ right: scroller.getBoundingClientRect().right }));
      const head = await boxOf(lastHead);
      const isHidden = head.x + head.width > right + 1;
      await expect
        .poll(hint, `${path}: the last head ends at ${head.x + head.width}, its table at ${right}`)
        .toBe(isHidden ? '"›"' : 'none');
      if (!isHidden) continue;
      hiding++;
      await table.evaluate((scroller) => scroller.scrollTo({ left: scroller.scrollWidth }));
      await expect.poll(hint, path).toBe('none');
      const shown = await boxOf(lastHead);
      expect(shown.x + shown.width, path).toBeLessThanOrEqual(right + 1);
    }
    await takePicture(page, `glance-wide${path.replaceAll('/', '-')}`);
  }
  expect(hiding, 'tables that are wider than their room').toBeGreaterThan(0);
});

test('on a phone no club in the standings is truncated, with its mark and level, at the end of a season', async ({
  page,
  season,
}) => {
  const visit = visitor(page);
  for (const level of ['PRO', 'FRM', 'U21']) {
    await visit(`/league/standings/${season.manager.team.leagueId}`);
    const way = page.getByRole('main').getByRole('link', { name: level, exact: true }).first();
    await visit(`${await way.getAttribute('href')}?season=2`);
    const table = page
      .getByRole('group', { name: / standings/i })
      .first()
      .getByRole('table');
    await expect(table.getByRole('row').nth(20)).toBeAttached();
    for (const [label, size] of Object.entries({ phone: SIZES.phone, smallest: TIGHT['on the smallest phone'] })) {
      await page.setViewportSize(size);
      expect(await cutNames(page), `${level}, ${label}`).toEqual([]);
      await takePicture(page, `glance-table-${label}-${level}`);
    }
  }
});

test('no name in the lines is truncated at any width, however long it is', async ({ page }) => {
  await visitor(page)('/club/lineups');
  const places = page.locator('[id^="place-"]');
  for (const size of [LAPTOP, { width: 1280, height: 800 }, TABLET, ...Object.values(TIGHT), SIZES.phone]) {
    await page.setViewportSize(size);
    await expect(places.first()).toBeVisible();
    const cut = await places.evaluateAll((slots) =>
      slots.flatMap((slot) => {
        const name = [...slot.querySelectorAll<HTMLElement>('button [class*="name"]')][0];
        if (!name) return [];
        name.textContent = 'J. McPherson-Reid';
        const isCut = name.scrollWidth > name.clientWidth || getComputedStyle(name).whiteSpace === 'nowrap';
        return isCut ? [`${name.clientWidth} px`] : [];
      }),
    );
    expect(cut, `${size.width} wide`).toEqual([]);
    await takePicture(page, `glance-lines-${size.width}`);
  }
});

test('at 200 % rows are visible at once, rows are equally high, and headers stay at every size', async ({ page }) => {
  const screens = [
    { path: '/club/roster', name: 'Skaters', head: /Player/ },
    { path: '/league/standings', name: / standings/i, head: /Team/ },
  ];
  const visit = visitor(page);
  for (const { path, name, head } of screens) {
    await visit(path);
    const group = page.getByRole('group', { name }).first();
    const table = group.getByRole('table');
    for (const [label, size] of Object.entries({ ...SIZES, ...TIGHT })) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      await group.evaluate((scroller) => scroller.scrollTo(0, 0));
      await expect(table.getByRole('row').nth(5)).toBeAttached();
      const heights = await table.evaluate((element) =>
        [...(element as HTMLTableElement).tBodies].flatMap((body) => [...body.rows].map((row) => row.offsetHeight)),
      );
      expect(Math.min(...heights), `${path} ${label}`).toBeGreaterThanOrEqual(ROW.least);
      expect(Math.max(...heights), `${path} ${label}`).toBeLessThanOrEqual(ROW.most);
      if (label === 'at 200 %') {
        expect(await rowsInView(table), path).toBeGreaterThanOrEqual(ROWS_AT_200);
        await takePicture(page, `glance-200${path.replaceAll('/', '-')}`);
      }
      // Scrolls to the tenth row, whether the page or the table itself scrolls.
      await table
        .getByRole('row')
        .nth(10)
        .evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await expect(table.getByRole('columnheader', { name: head }), `${path} ${label}`).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('a dialog opened far down the page has its heading and button in the window', async ({ page }) => {
  await visitor(page)('/club/roster');
  for (const [label, size] of Object.entries({ ...SIZES, ...TIGHT })) {
    await page.setViewportSize(size);
    const row = page.locator('button[data-tip^="Change number for"]').nth(12);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // As far as the mouse needs.
    await row.hover();
    const before = (await boxOf(row)).y;
    expect(await page.evaluate(() => window.scrollY), label).toBeGreaterThan(0);
    await row.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading').first(), label).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('button', { name: 'Save number' }), label).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').first(), label).toBeInViewport();
    expect(Math.abs((await boxOf(row)).y - before), label).toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test('the playoff bracket is drawn with a line from each pair to its winners’ series', async ({ page }) => {
  await visitor(page)('/league/standings?season=2&view=playoffs');
  await page.getByText('Playoffs', { exact: true }).click();
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await expect(page.getByRole('heading', { name: 'Quarterfinals' })).toBeVisible();
    const rounds = await page.getByRole('heading', { name: 'Quarterfinals' }).evaluate((heading) =>
      [...(heading.parentElement?.parentElement?.children ?? [])].map((round) =>
        [...round.querySelectorAll(':scope > ol > li')].map((item) => {
          const { top, bottom, left, right } = item.getBoundingClientRect();
          const [out, into] = [getComputedStyle(item, '::after'), getComputedStyle(item, '::before')];
          return {
            middle: (top + bottom) / 2,
            bottom,
            left,
            right,
            hasWayOut: out.content === '""' && Number.parseFloat(out.borderRightWidth) > 0,
            outWidth: Number.parseFloat(out.width),
            hasWayIn: into.content === '""' && Number.parseFloat(into.width) > 0,
            inWidth: Number.parseFloat(into.width),
          };
        }),
      ),
    );
    expect(rounds.map((round) => round.length)).toEqual([4, 2, 1]);
    for (const [index, round] of rounds.entries()) {
      const next = rounds[index + 1];
      for (const [slot, series] of round.entries()) {
        expect(series.hasWayIn).toBe(index > 0);
        expect(series.hasWayOut).toBe(next !== undefined);
        const onward = next?.[Math.floor(slot / 2)];
        if (!onward || slot % 2 === 1) continue;
        // The lines of a pair meet where the line to the next series begins, and the two fill the gap.
        expect(Math.abs(onward.middle - series.bottom)).toBeLessThanOrEqual(3);
        expect(Math.abs(onward.left - series.right - series.outWidth - onward.inWidth)).toBeLessThanOrEqual(3);
      }
    }
  }
});

test('an unknown game or player address says so, once, and leads on', async ({ page }) => {
  const watch = watchPage(page);
  for (const address of ['/game/999999', '/game/abc']) {
    await leadTo(page, address);
    await expect(page.getByRole('heading', { level: 1, name: 'Game not found' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Schedule' }).last().click();
    await expect(page).toHaveURL(/\/league\/schedule/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const address of ['/player/999999', '/player/abc']) {
    await leadTo(page, address);
    await expect(page.getByText('Player not found.')).toBeVisible();
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).not.toHaveURL(/\/player\/(999999|abc)$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(watch.faults().filter((fault) => !/404/.test(fault))).toEqual([]);
});
