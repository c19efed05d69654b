/** Actions on the screens of clubs, leagues and players. */
import { readFile } from 'node:fs/promises';
import type { Morning } from '#domains/morning/contract.ts';
import type { GameRef, RosterPlayerView, StandingsRow } from '#domains/shapes.ts';
import { turn } from './controls.ts';
import { axeFaultsInView, boxOf, overflowOf, SIZES, takePicture } from './looks.ts';
import { leadTo, watchPage } from './page-watch.ts';
import { activate, readUser, register } from './people.ts';
import { expect, test } from './rink.ts';

test.describe('a manager', () => {
  test.beforeEach(async ({ context, season }) => {
    await context.addCookies(season.manager.session.cookies);
  });

  test('reads each morning what the night has brought, above all else, in a short overview', async ({
    page,
    season,
  }) => {
    const { api, team } = season.manager;
    const { data: mornings } = await api.get<{ data: Morning[] }>(`/api/teams/${team.id}/morning`);
    const [latest] = mornings;
    if (!latest) throw new Error('nobody has written what the nights have brought');
    const watch = watchPage(page);
    await page.setViewportSize(SIZES.desktop);
    await page.goto('/club/overview');
    await watch.settled();
    // Nobody has read about the nights in which the season was played: they are summed up until they are.
    const sum = page.getByRole('region', { name: /^The last \d+ days$/ });
    const played = mornings.flatMap(({ lastNight }) => lastNight ?? []).length;
    await expect(sum).toContainText(`${played} games`);
    await takePicture(page, 'morning-sum-desktop');
    await sum.getByRole('button', { name: 'Got it' }).click();
    await expect(sum).toHaveCount(0);

    const night = latest.lastNight;
    const told = page.getByRole('region', { name: 'Last night' });
    if (night) {
      await expect(told).toContainText(String(night.game.homeScore));
      await expect(told).toContainText(night.game.away.city);
      if (night.turn) await expect(told).toContainText(`${night.turn.player.firstname} ${night.turn.player.lastname}`);
    }
    const changes = page.getByRole('region', { name: 'Overnight' });
    const { trained, hurt } = latest.overnight;
    if (trained !== 0) await expect(changes).toContainText(`${(Math.abs(trained) / 100).toFixed(1)}`);
    for (const { player } of hurt) await expect(changes).toContainText(player.lastname);
    // The first screen holds what a manager needs.
    const desk = page.getByRole('region', { name: 'On your desk' });
    for (const region of [changes, page.getByRole('region', { name: /^(Tonight|Next game)$/ })]) {
      const { y, height } = await boxOf(region);
      expect(y + height).toBeLessThanOrEqual(900);
    }
    const rows = desk.getByRole('listitem');
    const last = rows.nth(Math.min(4, await rows.count()) - 1);
    const { y: top, height: tall } = await boxOf(last);
    expect(top + tall, 'four decisions are in view').toBeLessThanOrEqual(900);
    await takePicture(page, 'morning-desktop');
    await page.setViewportSize(SIZES.phone);
    // Three windows of a phone, and half of what it was; 2,500 are aimed at.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2700);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await takePicture(page, 'morning-phone');
    // What used to be here is a click away.
    await page.goto('/club/history');
    await expect(page.getByRole('region', { name: 'The club' })).toContainText('Founded');
    await page.goto('/club/schedule');
    await expect(page.getByRole('region', { name: 'Scrimmage' })).toBeVisible();
  });

  test('reads, filters, compares, numbers and exports the roster on one screen', async ({ page, season }) => {
    const watch = watchPage(page);
    await page.setViewportSize(SIZES.desktop);
    await page.goto('/club/roster');
    await watch.settled();
    await test.step('sees the whole roster at once: quiet rows, nothing beyond the right edge, headers in sight', async () => {
      const table = page.getByRole('group', { name: 'Skaters' }).getByRole('table');
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      const room = await table.evaluate((element) => ({
        beyond: element.getBoundingClientRect().width - (element.parentElement?.clientWidth ?? 0),
        rows: [...(element as HTMLTableElement).rows].map((row) => row.offsetHeight),
      }));
      expect(room.beyond).toBeLessThanOrEqual(0);
      expect(Math.max(...room.rows)).toBeLessThanOrEqual(36);
      await page.evaluate(() => window.scrollTo(0, 500));
      const head = table.getByRole('columnheader', { name: /Player/ });
      await expect(head).toBeInViewport();
      const banner = page.getByRole('banner').first();
      const edges = [(await boxOf(banner)).y, (await boxOf(head)).y];
      expect(edges).toEqual([0, (await boxOf(banner)).height]);
      // A dialog over the page locks its scrolling.
      const change = page.getByRole('button', { name: /Change number for/ }).nth(9);
      await change.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(100);
      await change.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(banner).toBeInViewport();
      // The lock takes the space of a scroll bar, which must not make the table too wide: its head would move.
      expect((await boxOf(head)).y).toBe((await boxOf(banner)).height);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.keyboard.press('Escape');
      await page.setViewportSize(SIZES.phone);
      const first = table.getByRole('row').nth(1);
      await first.scrollIntoViewIfNeeded();
      await table.evaluate((element) => element.parentElement?.scrollBy(200, 0));
      // Rating, then name: both stay when the rest is scrolled sideways.
      await expect(first.getByRole('cell').first()).toBeInViewport({ ratio: 0.95 });
      await expect(first.getByRole('rowheader').getByRole('link')).toBeInViewport({ ratio: 0.95 });
      await page.setViewportSize(SIZES.desktop);
    });
    await test.step('finds his players by position and name, and the address keeps what he looks at', async () => {
      await expect(page.getByRole('heading', { name: 'Skaters' })).toBeVisible();
      await page.getByLabel('Position', { exact: true }).selectOption('goalies');
      await expect(page.getByRole('heading', { name: 'Skaters' })).toHaveCount(0);
      await page.getByText('Contracts', { exact: true }).click();
      await expect(page.getByRole('columnheader', { name: /Salary/ })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('columnheader', { name: /Salary/ })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Skaters' })).toHaveCount(0);
      expect(watch.faults()).toEqual([]);
    });
    await test.step('puts up to three players side by side', async () => {
      await leadTo(page, '/club/roster');
      const boxes = page.getByRole('checkbox', { name: /^Compare / });
      for (const index of [0, 1, 2]) await turn(boxes.nth(index), 'on');
      await expect(boxes.nth(3)).toBeDisabled();
      const comparison = page.getByLabel('Player comparison');
      await expect(comparison.getByRole('columnheader')).toHaveCount(3);
      await expect(comparison.getByRole('rowheader', { name: 'Skating' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear' }).click();
      await expect(comparison).toHaveCount(0);
    });
    await test.step('gives a player a free number, and is told who wears a taken one', async () => {
      const { api, team } = season.manager;
      const path = `/api/teams/${team.id}/roster`;
      const { players } = (await api.get<{ data: { players: RosterPlayerView[] } }>(path)).data;
      const worn = new Set(players.map((player) => player.jerseyNumber));
      const free = Array.from({ length: 98 }, (_, index) => index + 1).find((number) => !worn.has(number)) ?? 0;
      const [player, other] = players;
      if (!player || !other) throw new Error('The roster is empty.');

      const change = `Change number for ${player.firstname} ${player.lastname}`;
      await page.getByRole('button', { name: change }).click();
      const number = page.getByLabel('Number, 1 to 98');
      await number.fill(String(other.jerseyNumber));
      await page.getByRole('button', { name: 'Save number' }).click();
      await expect(page.getByText(`${other.firstname} ${other.lastname} wears number`)).toBeVisible();
      await number.fill(String(free));
      await number.press('Enter');
      await expect(page.getByText(`${player.lastname} now wears number ${free}.`)).toBeVisible();
      await expect(page.getByRole('button', { name: `${free}, ${change}`, exact: true })).toBeVisible();
    });
    await test.step('exports the roster as a table', async () => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export CSV' }).first().click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`${season.manager.team.abbr}-PRO-skaters.csv`);
      const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
      expect(lines[0]).toContain('Overall,Player,Jersey number,');
      expect(lines.length).toBeGreaterThan(18);
    });
  });

  test('finds any person or page after a few letters, even misspelled', async ({ page, season }) => {
    const { manager, sights } = season;
    const { player } = (
      await manager.api.get<{ data: { player: RosterPlayerView } }>(`/api/players/${sights.playerId}`)
    ).data;
    // One of the letters in the middle is wrong.
    const { lastname } = player;
    const middle = Math.floor(lastname.length / 2);
    const misspelled = `${player.firstname} ${lastname.slice(0, middle)}x${lastname.slice(middle + 1)}`;
    await page.goto('/club/overview');
    await expect(page.getByRole('button', { name: 'Find anything' })).toBeVisible();
    await page.keyboard.press('Control+K');
    await page.getByRole('textbox', { name: 'Find anything' }).fill(misspelled);
    const hit = page.getByRole('button', { name: `${player.firstname} ${lastname}` });
    await expect(hit).toBeVisible();
    expect(await axeFaultsInView(page, 'all')).toEqual([]);
    for (const [size, box] of Object.entries(SIZES)) {
      await page.setViewportSize(box);
      await takePicture(page, `palette-${size}`);
    }
    await hit.click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(lastname) })).toBeVisible();

    await page.keyboard.press('Control+K');
    await page.getByRole('textbox', { name: 'Find anything' }).fill('standi');
    await expect(page.getByRole('button', { name: 'Standings' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/league\/standings/);
  });

  test('sees the season as list and calendar, and adds it to an external calendar', async ({
    page,
    request,
    season,
  }) => {
    await page.goto('/club/schedule');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(41);
    await page.getByText('Calendar', { exact: true }).click();
    await expect(page.getByRole('list', { name: / by day$/ }).getByRole('listitem')).toHaveCount(63);
    await page.getByRole('button', { name: 'Subscribe to calendar' }).click();
    const address = await page.getByLabel(/This link always/).inputValue();
    const file = await request.get(address);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain(`X-WR-CALNAME:${season.manager.team.city}`);
  });

  test('compares both teams before a game, including their standings', async ({ page, season }) => {
    const { manager, sights } = season;
    const { data } = await manager.api.get<{ data: { rows: StandingsRow[] } }>(
      `/api/leagues/${sights.leagueId}/standings`,
    );
    const own = data.rows.find(({ team }) => team.id === manager.team.id);
    await page.goto(`/game/${sights.comingGameId}?tab=stats`);
    const soFar = page.getByRole('region', { name: 'The season so far' });
    await expect(soFar.getByRole('row', { name: /W–L–OTL/ })).toContainText(
      [(own?.wins ?? 0) + (own?.overtimeWins ?? 0), own?.losses, own?.overtimeLosses].join('–'),
    );
    await expect(soFar.getByRole('row', { name: /Points leader/ }).getByRole('link')).toHaveCount(2);
  });

  test('sees a shootout attempt by attempt on the board', async ({ page, season }) => {
    const { api } = season.manager;
    const days = Array.from({ length: 8 }, (_, index) => 6 + index);
    const played = await Promise.all(days.map((day) => api.get<{ data: GameRef[] }>(`/api/games?day=${day}`)));
    const game = played.flatMap(({ data }) => data).find(({ endedIn }) => endedIn === 'shootout');
    if (!game) throw new Error('Of all games so far none went to a shootout.');
    const { data: events } = await api.get<{ data: { type: string }[] }>(`/api/games/${game.id}/events`);
    const attempts = events.filter(({ type }) => type === 'shootout-attempt').length;
    await page.goto(`/game/${game.id}`);
    const tape = page.getByRole('slider', { name: 'Game time' });
    // A second before its end the last attempt has not been made.
    await tape.fill(String(Number(await tape.getAttribute('max')) - 1));
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await expect(board.getByText(/^Shootout \d–\d$/)).toBeVisible();
    await expect(board.getByRole('img', { name: /^(scored|stopped)$/ })).toHaveCount(attempts - 1);
    await expect(page.getByRole('region', { name: 'On the ice' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Shootout' })).toBeVisible();
    await test.step('the board of a phone holds ten attempts a side, and is no higher for them', async () => {
      await page.setViewportSize(SIZES.phone);
      const height = async () => (await boxOf(board)).height;
      const before = await height();
      // No season is sure to have one this long.
      await board.getByRole('list').evaluateAll((lists) => {
        for (const list of lists)
          while (list.childElementCount < 10) list.append(list.lastElementChild?.cloneNode(true) ?? '');
      });
      await expect(board.locator('li')).toHaveCount(20);
      expect(await height()).toBe(before);
      await takePicture(page, 'shootout-long-phone');
    });
  });

  test('reads home and road standings, and the last playoff bracket', async ({ page }) => {
    await page.goto('/league/standings');
    const table = page.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(21);
    await expect(page.getByText('make the playoffs')).toBeVisible();
    await page.getByText('Home', { exact: true }).click();
    await expect(page).toHaveURL(/split=home/);
    await expect(page.getByText('make the playoffs')).toHaveCount(0);
    // The table of the farm teams is sorted as that of the first teams was.
    await page.getByRole('main').getByRole('link', { name: 'FRM', exact: true }).click();
    await expect(page).toHaveURL(/split=home/);
    await page.getByRole('main').getByRole('link', { name: 'PRO', exact: true }).click();
    await page.getByText('Playoffs', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Quarterfinals' })).toBeVisible();
    await expect(page.getByText('win the championship')).toBeVisible();
  });

  test('ranks skaters by goals, turns the page, and looks at the goalies', async ({ page }) => {
    await page.goto('/league/stats');
    await page.getByRole('button', { name: 'G, Goals', exact: true }).click();
    await expect(page).toHaveURL(/sort=goals/);
    const goals = page.locator('tbody tr td[data-sorted]');
    await expect(goals).toHaveCount(25);
    // Until the response arrives the table keeps its rows in the previous order.
    await expect(async () => {
      const values = (await goals.allTextContents()).map(Number);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }).toPass({ timeout: 45_000 });
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2 of')).toBeVisible();
    await page.getByRole('link', { name: 'Goalies' }).click();
    await expect(page.getByRole('columnheader', { name: /Save percentage/ })).toBeVisible();
  });

  test('reads the team’s career statistics, and those of its current players', async ({ page }) => {
    await page.goto('/club/stats');
    await page.getByText('Career', { exact: true }).click();
    await expect(page).toHaveURL(/scope=career/);
    const skaters = page.getByRole('group', { name: 'Skaters' }).getByRole('row');
    await expect(page.getByRole('heading', { name: 'Career leaders in points' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Team by season' }).getByText('All seasons')).toBeVisible();
    const everybody = await skaters.count();
    await page.getByText('Current roster', { exact: true }).click();
    // Two seasons were played before the first user came: players have left since.
    await expect.poll(() => skaters.count()).toBeLessThan(everybody);
    await page.getByRole('radiogroup', { name: 'Span' }).getByText('Season').click();
    await expect(page.getByRole('combobox', { name: 'Season', exact: true })).toBeVisible();
  });

  test('goes from a name in a ranking to the player, his games and his career', async ({ page }) => {
    await page.goto('/league/stats');
    const name = page.locator('tbody th a').first();
    // As it is shown: without the flag before it, and without the initial that replaces the first name on a phone.
    await expect(name).toBeVisible();
    const [shown = ''] = await name.allInnerTexts();
    const words = shown.replace(/^[^\p{L}]+/u, '').trim();
    await name.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('heading', { name: 'Skills' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Game log' }).first().click();
    await expect(page.getByRole('heading', { name: /Season [\d–]+ games/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Player statistics' }).click();
    await expect(page.getByRole('heading', { name: 'Regular season' })).toBeVisible();
  });

  test('sees in place that a player, club or game does not exist', async ({ page }) => {
    for (const address of ['/club/overview/999999', '/club/roster/abc', '/league/standings/999999']) {
      await leadTo(page, address);
      await expect(page.getByText('This page no longer exists or never did.')).toBeVisible();
    }
    await leadTo(page, '/player/999999');
    await expect(page.getByText('Player not found.')).toBeVisible();
  });
});

test('a manager without a club takes one of three, sees its desk, and can leave it again', async ({
  page,
  context,
  server,
}) => {
  const person = await activate(await register(server.url, 'Clara Newcomer'));
  await context.addCookies(person.session.cookies);
  await page.goto('/club/overview');
  await expect(page).toHaveURL(/\/club\/choose$/);
  const recommended = page.getByRole('article');
  await expect(recommended).toHaveCount(3);
  await recommended.first().getByRole('button', { name: 'Take this club' }).click();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page).toHaveURL(/\/club\/overview$/);
  await expect(page.getByRole('heading', { name: 'On your desk' })).toBeVisible();
  const { team } = await readUser(person);
  await page.goto('/club/choose');
  await page.getByRole('button', { name: `Leave ${team?.city}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have left')).toBeVisible();
  expect((await readUser(person)).team).toBeNull();
  await person.api.close();
});
