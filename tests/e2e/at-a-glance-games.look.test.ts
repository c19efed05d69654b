/** What a fan sees of a game at a glance, measured: the ice, the tape, the plays and the score, at every size. */
import { LAPTOP, TABLET, visitor } from './at-a-glance.ts';
import { boxOf, SIZES, takePicture } from './looks.ts';
import { expect, test } from './rink.ts';

test.beforeEach(async ({ context, season }) => {
  await context.addCookies(season.manager.session.cookies);
});

test('on a phone the plays follow the ice, and the replay controls are within reach and cover neither', async ({
  page,
  season,
}) => {
  await page.setViewportSize(SIZES.phone);
  await page.goto(`/game/${season.sights.playedGameId}`);
  const rink = page.getByRole('region', { name: 'Rink', exact: true });
  const plays = page.getByRole('region', { name: 'Play by play' });
  const tape = page.getByRole('region', { name: 'Replay' });
  await expect(plays.getByRole('listitem').first()).toBeVisible();
  const [ice, list, bar] = [await boxOf(rink), await boxOf(plays), await boxOf(tape)];
  // Only the tabs are between them.
  expect(list.y - ice.bottom).toBeLessThanOrEqual(44);
  expect(bar.y).toBeGreaterThanOrEqual(list.bottom - 1);
  await expect(tape).toBeInViewport({ ratio: 0.9 });
  await tape.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Scoreboard' }).getByRole('timer')).toBeVisible();
  await tape.getByRole('button', { name: 'Pause', exact: true }).click();
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
    await expect(tape).toBeInViewport({ ratio: 0.9 });
    expect((await boxOf(ice)).bottom, `${size.width} wide`).toBeLessThanOrEqual((await boxOf(tape)).y);
    expect((await boxOf(ice)).height, `${size.width} wide`).toBeGreaterThan(200);
  }
});
