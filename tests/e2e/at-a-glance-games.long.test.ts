/** What a fan sees of a game at a glance, measured: the ice, the tape, the plays and the score, at every size. */
import { cutNames, LAPTOP, TABLET, visitor } from './at-a-glance.ts';
import { boxOf, SIZES, takePicture } from './looks.ts';
import { settled } from './page-watch.ts';
import { expect, test } from './rink.ts';

/** The board of a game on a phone, pixels, which was 312. */
const BOARD_ON_PHONE = 290;

test.beforeEach(async ({ context, season }) => {
  await context.addCookies(season.manager.session.cookies);
});

test('on a phone the plays follow the ice, the replay controls cover neither, and the small score covers no heading', async ({
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
  // Only the gap between two cards.
  expect(list.y - ice.bottom).toBeLessThanOrEqual(24);
  expect(bar.y).toBeGreaterThanOrEqual(list.bottom);
  // The controls beside the ice work all the same.
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
    // The board scrolls out of the window, and the small one appears.
    await settled(page);
    if ((await small.count()) === 0) continue;
    covered++;
    const words = await heading.textContent();
    expect((await boxOf(heading)).y, `${words}`).toBeGreaterThanOrEqual((await boxOf(small)).bottom);
  }
  expect(covered, 'headings below the small score').toBeGreaterThan(3);
  // Scrolled by hand, headings stop anywhere: they pass below a bar from edge to edge, and none is half beside it.
  const [score, top] = [await boxOf(small), await boxOf(page.getByRole('banner').first())];
  expect([score.x, score.width, score.y]).toEqual([0, SIZES.phone.width, top.bottom]);
  await takePicture(page, 'glance-phone-game');
});

test('the replay controls are within reach on desktop and tablet, and cover none of the ice', async ({
  page,
  season,
}) => {
  await page.setViewportSize(LAPTOP);
  await visitor(page)(`/game/${season.sights.playedGameId}`);
  for (const size of [LAPTOP, { width: 1024, height: 900 }, TABLET]) {
    await page.setViewportSize(size);
    const tape = page.getByRole('region', { name: 'Replay' });
    const ice = page.getByRole('img', { name: /^Rink:/ });
    // Where the window has no room for both, a button beside the ice controls the tape.
    const button = page.getByRole('region', { name: 'Rink', exact: true }).getByRole('button', { name: 'Play' });
    await expect(size === LAPTOP ? tape : button).toBeInViewport({ ratio: 0.9 });
    expect(await button.count()).toBe(size === LAPTOP ? 0 : 1);
    expect((await boxOf(ice)).bottom, `${size.width} wide`).toBeLessThanOrEqual((await boxOf(tape)).y);
    expect((await boxOf(ice)).height, `${size.width} wide`).toBeGreaterThan(250);
  }
});

test('the replay controls cover none of the ice below a new user’s help either', async ({ page, season }) => {
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
