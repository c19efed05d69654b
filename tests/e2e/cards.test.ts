/** Player cards: turned over without a mouse, saved as pictures, printed nine to a page. */
import { readFile } from 'node:fs/promises';
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

test('a visitor turns a trading card over and downloads it, and a manager prints the team’s cards', async ({
  season,
  context,
  page,
}) => {
  // A visitor's request for their own user is refused.
  const watch = watchPage(page, (fault) => /\/api\/user\b/.test(fault));
  await page.goto(`/tcg-player/${season.sights.playerId}`);
  const [front, back] = [page.getByRole('img', { name: /Front of the card$/ }), page.getByRole('article')];
  await expect(front).toBeVisible();
  await page.getByRole('button', { name: 'Turn the card over' }).focus();
  await page.keyboard.press('Enter');
  await expect(back).toContainText('Career');
  await expect(front).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(front).toBeVisible();
  for (const [kind, starts] of [
    ['PNG', '\u0089PNG'],
    ['SVG', '<svg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download as ${kind}` }).click();
    const file = await readFile(await (await download).path());
    expect(file.toString('latin1').startsWith(starts), kind).toBe(true);
    if (kind === 'SVG') expect(file.toString()).toMatch(/href="data:image\/svg\+xml;base64,\w{100}/);
  }
  await page.goto(`/player/card/${season.sights.goalieId}`);
  await expect(page.getByRole('heading', { name: 'This season' })).toBeVisible();

  await context.addCookies(season.manager.session.cookies);
  await page.goto('/tcg-player-sheet');
  const cards = page.getByRole('list', { name: 'Page 1 of 1' }).getByRole('listitem');
  await expect(cards).toHaveCount(9);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(cards.nth(8)).toBeVisible();
  expect(watch.faults()).toEqual([]);
});
