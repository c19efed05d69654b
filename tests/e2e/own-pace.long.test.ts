/** A world at its manager's own pace, in one session: from registration through a first game to the trade deadline. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import type { HiddenResults } from '#domains/game/contract/spoilers.ts';
import type { PaceView } from '#domains/world/contract/pace.ts';
import { SIZES } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, register } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine } from './seats.ts';
import { skipTo } from './skipped-days.ts';
import { advanceWorld } from './world.ts';

// Days pass, so it needs its own server.
test.use({ game: 'own-pace' });
test.setTimeout(600_000);

/** The clock stops within a second for the first manager; a busy machine takes longer. */
const SOON = { timeout: 60_000 };
/** A period of a fast game takes half a minute. */
const INTERMISSION = { timeout: 120_000 };
/** Two days of a world of twenty clubs. */
const DEADLINE = { timeout: 200_000 };

test('a manager takes a club, plays a game, and advances to the deadline without waiting for a clock', async ({
  browser,
  server,
  admin,
}) => {
  await advanceWorld(admin, 'phase');
  await admin.api.send('PUT', '/api/world/pace', { pace: 'own' });
  const person = await activate(await register(server.url, 'Ada Lahti'));
  await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL: server.url,
    storageState: person.session,
    viewport: SIZES.desktop,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const watch = watchPage(page);
  const banner = page.getByRole('banner');
  const control = banner.getByRole('button', { name: /Pace of the world/ });
  const readPace = async () => (await person.api.get<{ data: PaceView }>('/api/world/pace')).data;

  await page.goto('/club/choose');
  await expect(page.getByText('Time in this world stops until its manager plays on.')).toBeVisible();
  await page.getByRole('article').first().getByRole('button', { name: 'Take this club' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click();
  await expect(control).toContainText('Play on', SOON);

  await control.click();
  await expectFine({ page, size: 'desktop' }, 'own-pace');

  await expect(page.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await page.getByRole('button', { name: 'Play next game' }).click();
  // The toast is on every screen; the game's own counts down to the faceoff.
  await page.getByRole('region', { name: 'Alerts' }).getByRole('link', { name: 'Watch' }).click(SOON);
  await expect(page).toHaveURL(/\/game\/\d+$/);
  await expect(page.getByRole('main').getByRole('timer').filter({ hasText: '1st period' })).toBeVisible(SOON);
  // Everywhere else the header, the tab's title and its icon follow the game.
  await banner.getByRole('link', { name: 'Rinkside' }).click();
  const score = banner.getByRole('link', { name: /^Your game is live\. / });
  await expect(score).toContainText(/^[A-Z]+ \d+–\d+ [A-Z]+1st \d+:\d\d$/, SOON);
  await expect(page).toHaveTitle(/^[A-Z]+ \d+–\d+ [A-Z]+ · 1st \d+:\d\d · .+ · Rinkside$/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-live.svg');
  await score.click();
  await expect(score).toHaveCount(0);
  // In the intermission the open bench holds the next period: two players swap lines before the puck drops.
  await page.getByRole('navigation', { name: 'Game sections' }).getByRole('link', { name: 'Bench' }).click();
  const actions = page.getByRole('region', { name: 'Bench actions' });
  await expect(actions.getByText(/hold the puck drop/)).toBeVisible(INTERMISSION);
  for (const line of ['Line 1', 'Line 2'])
    await page.getByRole('group', { name: line }).getByRole('button').first().click();
  await actions.getByRole('button', { name: 'Save for this game' }).click();
  await expect(page.getByText('Saved for this game. The changes take the ice in the next period.')).toBeVisible();
  const suggestions = page.getByRole('region', { name: 'Suggestions' });
  await suggestions.getByRole('button', { name: 'Get suggestions' }).click();
  await expect(suggestions.getByText('1 of 6 used')).toBeVisible();
  // There may be nothing to improve.
  const made = suggestions.getByText(/^Chance to win|Nothing promises an improvement/);
  await expect(made.first()).toBeVisible(SOON);
  const apply = suggestions.getByRole('button', { name: /^Apply/ }).first();
  if (await apply.isVisible()) {
    await apply.click();
    await expect(actions.getByRole('button', { name: 'Save for this game' })).toBeEnabled();
    // Taken back, it can be applied again.
    const some = suggestions.getByRole('button', { name: /^Applied/ });
    await expect(some).toHaveCount(1);
    await actions.getByRole('button', { name: 'Undo' }).click();
    await expect(some).toHaveCount(0);
  }
  await actions.getByRole('button', { name: 'Drop puck' }).click();
  await expect(page.getByRole('main').getByRole('timer').filter({ hasText: '2nd period' })).toBeVisible(SOON);
  // On a phone the bench opens by itself, and holds nothing until it is used.
  await page.setViewportSize(SIZES.phone);
  await page.getByRole('navigation', { name: 'Game sections' }).getByRole('link', { name: 'Plays' }).click();
  await expect(actions.getByText('Next faceoff in')).toBeVisible(INTERMISSION);
  await suggestions.getByRole('heading', { name: 'Suggestions' }).click();
  await expect(actions.getByText(/hold the puck drop/)).toBeVisible(SOON);
  await expectFine({ page, size: 'phone' }, 'own-pace-bench-phone');
  // Not in the first intermission, where suggestions were waited for: a hold ends after three minutes.
  await page.setViewportSize(SIZES.desktop);
  await expectFine({ page, size: 'desktop' }, 'own-pace-bench');
  const gameId = Number(new URL(page.url()).pathname.split('/').at(-1));
  if (!(await page.getByRole('button', { name: 'Skip to the end' }).isVisible())) await control.click();
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  const statusOf = async () =>
    (await person.api.get<{ data: { game: { status: string } } }>(`/api/games/${gameId}`)).data.game.status;
  await expect.poll(statusOf, SOON).toBe('final');
  // This game has been watched; the results of the next ones stay hidden.
  await page.goto('/settings?tab=game&section=spoilers');
  await page.getByRole('switch', { name: 'Hide results of my games' }).click();
  const hidden = async () => (await person.api.get<{ data: HiddenResults | null }>('/api/games/hidden')).data;
  await expect.poll(async () => (await hidden())?.watched, SOON).toContain(gameId);
  await control.click();
  // The run to the deadline has days left to play, but not a month.
  await skipTo(server, { day: DEADLINE_DAY - 2, step: 'morning' });

  await page.getByText('Instant', { exact: true }).click(SOON);
  await page.getByRole('button', { name: 'To the trade deadline' }).click();
  await expect(control).toContainText(/Playing day \d+/);
  await expect.poll(async () => (await readPace()).own?.run?.isOpen, DEADLINE).toBe(false);
  await expect(banner).toContainText('Day 35', SOON);
  await page.keyboard.press('Escape');
  await page.goto('/office/trade-center');
  await expect(page.getByText('The trade window is open until the deadline, the end of day 35.')).toBeVisible();

  await page.goto('/club/overview');
  const reveal = page.getByRole('main').getByRole('button', { name: 'Show the result' });
  await expect(reveal.first()).toBeVisible(SOON);
  const unknown = await reveal.count();
  // The morning report says so, too, where there is no room for a button.
  await expect(page.getByText('Result hidden').nth(unknown - 1)).toBeVisible();
  await reveal.first().click();
  await expect(reveal).toHaveCount(unknown - 1);
  expect(watch.faults()).toEqual([]);
  await context.close();
});
