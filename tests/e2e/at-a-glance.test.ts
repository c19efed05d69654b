/** What a fan sees at a glance, measured: heads, rows, names, ice, cards and ways out, at every size. */
import type { Locator, Page } from '@playwright/test';
import { overflowOf, SIZES, TIGHT, takePicture } from './looks.ts';
import { leadTo, watchPage } from './page-watch.ts';
import { register } from './people.ts';
import { expect, test } from './rink.ts';

/** The head of a screen on a phone, pixels: half of what the first visitors scrolled past (170 to 210). */
const HEAD_ON_PHONE = 104;
/** The board of a game there, which was 312. */
const BOARD_ON_PHONE = 290;
/** A row of a table, pixels. */
const ROW = { least: 32, most: 36 };
/** Rows of a table that are seen without scrolling at 200 %. */
const ROWS_AT_200 = 3;
const LAPTOP = { width: 1440, height: 900 };
const TABLET = { width: 820, height: 1180 };

test.beforeEach(async ({ context, season }) => {
  await context.addCookies(season.manager.session.cookies);
});

/** Opens an address, the first of a test by loading it and others as a link does, and waits until its screen is at rest. */
function visitor(page: Page) {
  const watch = watchPage(page);
  return async (address: string) => {
    await leadTo(page, address);
    await watch.settled();
  };
}

async function boxOf(place: Locator) {
  let box = await place.boundingBox();
  // A screen that has just come may draw itself once more, even after it was seen.
  for (let looks = 0; !box && looks < 10; looks++) {
    await expect(place).toBeVisible();
    box = await place.boundingBox();
  }
  if (!box) throw new Error(`${place} is not drawn.`);
  return { ...box, bottom: box.y + box.height };
}

/** Names of people and teams that end in dots, in what is drawn of the page. */
function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href*="/player/"], a[href*="/club/"], h1, h2)')].flatMap(
      (named) =>
        [named, ...named.querySelectorAll<HTMLElement>('*')]
          .filter((part) => part.clientWidth > 4 && getComputedStyle(part).textOverflow === 'ellipsis')
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent ?? ''),
    ),
  );
}

/** Cells of a table's rows that are wholly between the bars of the window. */
function rowsInView(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const end = bar?.getBoundingClientRect().top ?? window.innerHeight;
    const rows = [...(element as HTMLTableElement).tBodies].flatMap((body) => [...body.rows]);
    return rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(end, window.innerHeight)).length;
  });
}

test('on a phone the head of a screen is low, no name ends in dots, and rows begin high', async ({ page }) => {
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

test('on a phone the last tab opens the inbox, and the header counts what is unread', async ({ page }) => {
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

test('on a laptop no wide table loses a column without a fade and an arrow that say so', async ({ page }) => {
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

test('on a phone no club of a table ends in dots, with its mark and its level, at the end of a season', async ({
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

test('on a phone the plays follow the ice, the tape covers neither, and the small score no heading', async ({
  page,
  season,
}) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto(`/game/${season.sights.playedGameId}`);
  const board = page.getByRole('region', { name: 'Scoreboard' });
  const rink = page.getByRole('region', { name: 'Rink', exact: true });
  const plays = page.getByRole('region', { name: 'Play by play' });
  const tape = page.getByRole('region', { name: 'Replay' });
  await expect(plays.getByRole('listitem').first()).toBeVisible();
  expect((await boxOf(board)).height).toBeLessThanOrEqual(BOARD_ON_PHONE);
  const [ice, list, bar] = [await boxOf(rink), await boxOf(plays), await boxOf(tape)];
  // Nothing but the gap between two cards.
  expect(list.y - ice.bottom).toBeLessThanOrEqual(24);
  expect(bar.y).toBeGreaterThanOrEqual(list.bottom);
  // It is run from beside the ice all the same.
  await rink.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(rink.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await expect(board.getByRole('timer')).toBeVisible();
  await rink.getByRole('button', { name: 'Pause', exact: true }).click();
  expect(await cutNames(page)).toEqual([]);

  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const count = await headings.count();
  expect(count).toBeGreaterThan(6);
  const small = page.locator('[data-mini-board] > div');
  let covered = 0;
  for (let index = 0; index < count; index++) {
    const heading = headings.nth(index);
    await heading.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    // The board leaves the window with the scrolling; the small one comes a moment later.
    await page.waitForTimeout(250);
    if ((await small.count()) === 0) continue;
    covered++;
    const words = await heading.textContent();
    expect((await boxOf(heading)).y, `${words}`).toBeGreaterThanOrEqual((await boxOf(small)).bottom);
  }
  expect(covered, 'headings below the small score').toBeGreaterThan(3);
  // Scrolled by hand headings stop anywhere: they pass below a bar from edge to edge, and none is half beside it.
  const [score, top] = [await boxOf(small), await boxOf(page.getByRole('banner').first())];
  expect([score.x, score.width, score.y]).toEqual([0, SIZES.phone.width, top.bottom]);
  await takePicture(page, 'glance-phone-game');
});

test('on no width does a name in the lines end in dots, however long it is', async ({ page }) => {
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

test('the tape is in reach on a desk and on a tablet, and hides nothing of the ice', async ({ page, season }) => {
  await page.setViewportSize(LAPTOP);
  await visitor(page)(`/game/${season.sights.playedGameId}`);
  for (const size of [LAPTOP, { width: 1024, height: 900 }, TABLET]) {
    await page.setViewportSize(size);
    const tape = page.getByRole('region', { name: 'Replay' });
    const ice = page.getByRole('img', { name: /^Rink:/ });
    // Where there is no room for both in the window, a button beside the ice runs the tape.
    const button = page.getByRole('region', { name: 'Rink', exact: true }).getByRole('button', { name: 'Play' });
    await expect(size === LAPTOP ? tape : button).toBeInViewport({ ratio: 0.9 });
    expect(await button.count()).toBe(size === LAPTOP ? 0 : 1);
    expect((await boxOf(ice)).bottom, `${size.width} wide`).toBeLessThanOrEqual((await boxOf(tape)).y);
    expect((await boxOf(ice)).height, `${size.width} wide`).toBeGreaterThan(250);
  }
});

test('the tape hides nothing of the ice either where a newcomer reads the help above it', async ({ page, season }) => {
  await page.route(/\/api\/(user|session)$/, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, onboarding: ['rookie:closed'] } } });
  });
  await page.setViewportSize(LAPTOP);
  await page.goto(`/game/${season.sights.playedGameId}`);
  await expect(page.getByText('The whole game on one screen')).toBeVisible();
  const tape = page.getByRole('region', { name: 'Replay' });
  const ice = page.getByRole('img', { name: /^Rink:/ });
  await expect(tape).toBeInViewport({ ratio: 0.9 });
  expect((await boxOf(ice)).bottom).toBeLessThanOrEqual((await boxOf(tape)).y);
  expect((await boxOf(ice)).height).toBeGreaterThan(200);
  await takePicture(page, 'glance-help-and-tape');
});

test('at 200 % rows are seen at once, no row is higher than others, and heads stay at every size', async ({ page }) => {
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
      // To the tenth row, wherever it is scrolled: by the page, or by the table itself.
      await table
        .getByRole('row')
        .nth(10)
        .evaluate((row) => row.scrollIntoView({ block: 'center' }));
      await expect(table.getByRole('columnheader', { name: head }), `${path} ${label}`).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('a dialog that is opened far down the page has its head and its button in the window', async ({ page }) => {
  await visitor(page)('/club/roster');
  for (const [label, size] of Object.entries({ ...SIZES, ...TIGHT })) {
    await page.setViewportSize(size);
    const row = page.locator('button[data-tip^="Change number for"]').nth(12);
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    // As far as the mouse needs it to be.
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

test('a name under the mouse shows a whole card: player, team and manager', async ({ page, season }) => {
  await page.setViewportSize(SIZES.desktop);
  const { team, name } = season.manager;
  const main = page.getByRole('main');
  const card = page.locator('[data-side]:has(> div)').last();
  const visit = visitor(page);

  await visit('/club/roster');
  await main.getByRole('table').first().getByRole('rowheader').first().getByRole('link').hover();
  for (const words of ['GP', 'Form', 'Energy', 'Last games', team.city, /a season until season/])
    await expect(card.getByText(words).first()).toBeVisible();
  await expect(card.locator('img').first()).toBeVisible();
  await takePicture(page, 'glance-card-player');

  await visit('/league/standings');
  await main.getByRole('table').getByRole('link', { name: team.city }).first().hover();
  for (const words of [/points$/, 'GF', 'GA', /^Next: [A-Z]{3} at [A-Z]{3}$/, 'Payroll'])
    await expect(card.getByText(words).first()).toBeVisible();

  await visit('/leaderboard/rankings');
  await main.getByRole('link', { name }).first().hover();
  for (const words of ['Manager', 'Rating', 'Place', 'Games won', 'Trophies', `${team.city} ${team.nickname}`])
    await expect(card.getByText(words, { exact: true }).first()).toBeVisible();
  await takePicture(page, 'glance-card-manager');
});

test('the tree of the playoffs is drawn: a line from each pair to the series that its winners play', async ({
  page,
}) => {
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
        // Where the lines of a pair meet, the line to the next series begins, and the two fill the gap.
        expect(Math.abs(onward.middle - series.bottom)).toBeLessThanOrEqual(3);
        expect(Math.abs(onward.left - series.right - series.outWidth - onward.inWidth)).toBeLessThanOrEqual(3);
      }
    }
  }
});

test('an address that names no game or player says so, once, and leads on', async ({ page }) => {
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

test('marks and short words explain themselves under the mouse and to a finger, and nothing by a title', async ({
  page,
}) => {
  const tip = page.getByRole('tooltip');
  const main = page.getByRole('main');
  const visit = visitor(page);
  /** What has a tip of its own shows it while the mouse rests on it, and, where there is no mouse, when it is tapped. */
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
    // Every head that is an abbreviation has its words; one of them is looked at.
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
    // Chemistry says after how many games together, and what each gains by it.
    const chemistry = main.locator('[data-tip*="together"]', { hasText: /chemistry/i }).first();
    await explains(chemistry, /games together .* gains/, by);
    for (const path of ['/club/roster', '/club/lineups', '/league/standings', '/league/stats', '/club/overview']) {
      await visit(path);
      await expect(main.getByRole('link').nth(4)).toBeVisible();
      expect(await page.locator('[title]:not(iframe, link, style)').count(), `${path} has titles`).toBe(0);
    }
  }
});

test('text that is cut shows itself in full under the mouse and to a finger, text that fits shows nothing', async ({
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
  await page.waitForTimeout(1000);
  await expect(tip).toHaveCount(0);
  expect(watch.faults()).toEqual([]);
  await page.context().close();
  for (const person of [wordy, brief]) await person.api.close();
});
