/** A user becomes a reporter, writes an article with a live box score and a poll, and readers react and vote. */
import { turn } from './controls.ts';
import { takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, register } from './people.ts';
import { expect, test } from './rink.ts';

test('a reporter takes a seat at a desk and publishes an article with a box score, and readers react', async ({
  browser,
  season,
  server,
  context,
  page,
}) => {
  const { manager, sights } = season;
  await context.addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/reporter');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByRole('button', { name: 'Begin a career as a reporter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Quill' })).toBeVisible();

  await page.getByRole('link', { name: 'Desks' }).click();
  await page.getByRole('button', { name: 'Take a seat' }).first().click();
  await expect(page.getByText('Your desk', { exact: true })).toBeVisible();
  await takePicture(page, 'press-desks-desktop-light');

  await page.getByRole('link', { name: 'Write an article' }).click();
  await page.getByRole('textbox', { name: 'Headline' }).fill('A night to remember at the rink');
  const body = page.getByRole('textbox', { name: 'Article', exact: true });
  await body.fill(
    `<b>Nobody</b> in the building believed it, **least of all** [[player:${sights.playerId}]].\n\n[[game:${sights.playedGameId}]]\n[[win-chance:${sights.playedGameId}]]\n[[points:${sights.playerId}]]\n\n> We kept skating.\n\nSeen by `,
  );
  // At the end of the text.
  await body.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('textbox', { name: 'Mention a person, team or game' }).fill('Cana');
  const found = page.getByRole('list', { name: 'What can be mentioned' });
  await expect(found.getByRole('button', { name: 'Canada Federation' })).toBeVisible();
  await takePicture(page, 'press-mentions-desktop-light');
  await found.getByRole('button', { name: 'Canada Nation' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('region', { name: 'Box score' })).toBeVisible();
  await expect(preview.getByRole('slider', { name: 'Win probability over time' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Canada' })).toBeVisible();
  await page.getByRole('button', { name: 'Add a poll' }).click();
  const asked = page.getByRole('group', { name: 'Poll' });
  await asked.getByLabel('Question').fill('Will it happen again?');
  await asked.getByLabel('Answer 1').fill('Every night');
  await asked.getByLabel('Answer 2').fill('Never');
  await takePicture(page, 'press-editor-desktop-light');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('Draft saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'A night to remember at the rink' })).toBeVisible();
  // HTML is shown as text, and the game draws the rest.
  await expect(page.getByText('<b>Nobody</b> in the building')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Box score' }).getByRole('table')).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Win probability over time' })).toBeVisible();
  await expect(page.getByRole('img', { name: /games of the regular season/ })).toBeVisible();
  const cheer = page.getByRole('button', { name: /^Cheer/ });
  await cheer.click();
  await expect(cheer).toHaveAttribute('aria-pressed', 'true');
  await expect(cheer).toHaveAccessibleName('Cheer: 1');
  await takePicture(page, 'press-article-desktop-light');
  await page.setViewportSize({ width: 390, height: 844 });
  // Drawings shrink with the window.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await takePicture(page, 'press-article-phone-light');

  // Another user votes, and the author sees the vote arrive.
  const reader = await activate(await register(server.url, 'Lukija Koski'));
  const other = await browser.newPage({ storageState: reader.session });
  await other.goto(page.url());
  const poll = other.getByRole('region', { name: 'Poll' });
  await turn(poll.getByRole('radio', { name: 'Every night' }), 'on');
  await takePicture(other, 'press-poll-desktop-light');
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll).toContainText('Vote saved.');
  await expect(poll.getByRole('img', { name: 'Every night: 1 vote, 100%' })).toBeVisible();
  await other.close();
  await reader.api.close();
  await expect(page.getByRole('region', { name: 'Poll' }).getByText('100%')).toBeVisible();
  await takePicture(page, 'press-poll-phone-light');

  await page.goto('/reporter?tab=rumors');
  await expect(page.getByRole('button', { name: 'Publish rumor' })).toBeVisible();
  await takePicture(page, 'press-rumors-phone-light');

  await page.goto('/world/news?topic=press');
  await page.getByRole('link', { name: 'A night to remember at the rink' }).click();
  await expect(page.getByText('We kept skating.')).toBeVisible();
  expect(watch.faults()).toEqual([]);
});
