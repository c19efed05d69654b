/** A newcomer's first hour: a checklist on the desk that knows what has really been done, and help at first sight. */
import type { ForumCategory } from '#domains/forum/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { axeFaultsInView, boxOf, recolor, SCHEMES, SIZES, takePicture } from './looks.ts';
import { activate, register } from './people.ts';
import { expect, test } from './rink.ts';

test('a new manager takes the tour, completes tasks on the real screens, and continues on another device', async ({
  browser,
  server,
  baseURL,
  season,
}) => {
  const person = await activate(await register(server.url, 'Rookie Camp'));
  const { data } = await person.api.get<{ data: { team: TeamRef }[] }>('/api/clubs/open');
  await person.api.send('POST', `/api/clubs/${data[0]?.team.clubId}/take`);
  await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL,
    storageState: await person.api.session(),
    viewport: SIZES.desktop,
  });
  const page = await context.newPage();
  await page.goto('/club/overview');
  const camp = page.getByRole('region', { name: 'Rookie camp' });
  await expect(camp.getByText('0 of 10 done')).toBeVisible({ timeout: 180_000 });

  // A screen's help is in the header, marked until it is first opened.
  const help = page.getByRole('complementary', { name: 'About this screen' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'About this screen' });
  const dot = opener.locator('[data-unread]');
  await expect(dot).toBeVisible();
  await expect(help).toHaveCount(0);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const scheme of SCHEMES) {
      await recolor(page, scheme);
      await takePicture(page, `rookie-desk-${size}-${scheme}`);
    }
  }
  await page.setViewportSize(SIZES.desktop);
  // Each step is saved before the next one is made.
  const remembered = () => page.waitForResponse((response) => response.url().endsWith('/api/rookie/steps'));
  await Promise.all([remembered(), opener.click()]);
  await expect(help.getByText('Your desk:')).toBeVisible();
  await takePicture(page, 'rookie-help-desktop');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(dot).toHaveCount(0);

  // Opening the screen completes the step.
  await Promise.all([remembered(), camp.getByRole('link', { name: 'Show me' }).click()]);
  await expect(page).toHaveURL(/\/club\/roster/);
  await expect(dot).toBeVisible();
  await Promise.all([remembered(), page.goto('/league/standings')]);
  await Promise.all([remembered(), page.goto(`/game/${season.sights.playedGameId}?tab=reports`)]);

  // Unsaved lines are not set, though they have been looked at.
  await page.goto('/club/lineups');
  await expect(dot).toBeVisible();
  await takePicture(page, 'rookie-lineups-desktop');
  await page.goto('/club/overview');
  await expect(camp.getByText('3 of 10 done')).toBeVisible();
  await camp.getByRole('button', { name: '3 of 10 done' }).click();
  await expect(camp.getByRole('listitem').filter({ hasText: 'Set your lines' }).getByText('To do')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dot).toHaveCount(0);
  // Joe points only when asked to, and beside the place, never on it.
  const ring = page.locator('[data-task]');
  await expect(ring).toHaveCount(0);
  await page.goto('/club/lineups');
  await expect(page.locator('[data-button-bar]').first()).toBeVisible();
  await expect(ring).toHaveCount(0);
  await page.goto('/club/overview');
  await camp.getByRole('link', { name: 'Show me' }).click();
  await expect(page).toHaveURL(/\/club\/lineups/);
  const joe = ring.locator(':scope > span');
  await expect(joe).toBeVisible();
  const [around, beside] = [await boxOf(ring), await boxOf(joe)];
  expect(beside.y + beside.height <= around.y || beside.y >= around.y + around.height).toBe(true);
  await context.close();

  const phone = await browser.newContext({ baseURL, storageState: await person.api.session(), viewport: SIZES.phone });
  const there = await phone.newPage();
  await there.goto('/club/overview');
  const same = there.getByRole('region', { name: 'Rookie camp' });
  await expect(same.getByText('3 of 10 done')).toBeVisible({ timeout: 180_000 });
  // Joe's panel does not cover the scrimmage that he points at.
  const drop = there.getByRole('button', { name: 'Drop the puck' });
  await drop.scrollIntoViewIfNeeded();
  await drop.click({ trial: true });
  await there.getByRole('button', { name: 'Change opponent' }).click();
  for (const scheme of SCHEMES) {
    await recolor(there, scheme);
    await takePicture(there, `scrimmage-dialog-phone-${scheme}`);
  }
  await there.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await same.getByRole('button', { name: '3 of 10 done' }).click();
  await same.getByRole('button', { name: 'Hide the list' }).click();
  await expect(same).toHaveCount(0);
  await phone.close();
  await person.api.close();
});

test('help leads to its chapter, and one search finds screens, the handbook and the forum', async ({
  browser,
  server,
  baseURL,
}) => {
  const person = await activate(await register(server.url, 'Curious Reader'));
  const { data } = await person.api.get<{ data: { team: TeamRef }[] }>('/api/clubs/open');
  await person.api.send('POST', `/api/clubs/${data[0]?.team.clubId}/take`);
  await person.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const { data: categories } = await person.api.get<{ data: ForumCategory[] }>('/api/forum/categories');
  const categoryId = categories.find(({ mayStart }) => mayStart)?.id;
  const topic = { categoryId, title: 'Who has matched an offer sheet?', text: 'Is an offer sheet ever worth it?' };
  await person.api.send('POST', '/api/forum/topics', topic);
  const context = await browser.newContext({
    baseURL,
    storageState: await person.api.session(),
    viewport: SIZES.desktop,
  });
  const page = await context.newPage();
  const lookAt = async (name: string) => {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const scheme of SCHEMES) {
        await recolor(page, scheme);
        await takePicture(page, `${name}-${size}-${scheme}`);
      }
    }
    await page.setViewportSize(SIZES.desktop);
  };

  await page.goto('/quests');
  const help = page.getByRole('complementary', { name: 'About this screen' });
  const opener = page.getByRole('banner').getByRole('button', { name: 'About this screen' });
  await opener.click({ timeout: 180_000 });
  await expect(help.getByText('Your quests for the day')).toBeVisible();
  await help.getByRole('link', { name: 'More in the guide' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Quests and pucks' })).toBeVisible();
  const asked = page.getByRole('region', { name: 'The screen you came from' });
  await expect(asked.getByText('Your quests for the day')).toBeVisible();
  await lookAt('help-chapter');

  await page.goto('/office/trade-center');
  await opener.click();
  await help.getByRole('link', { name: 'More in the guide' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Trades', exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search handbook, help and forum' }).fill('offer sheet');
  const found = page.getByRole('main');
  await expect(found.getByRole('heading', { name: 'Offer sheets' })).toBeVisible();
  await expect(found.getByRole('region', { name: 'In the forum' }).getByText(topic.title).first()).toBeVisible();
  expect(await axeFaultsInView(page, 'all')).toEqual([]);
  await lookAt('help-found');

  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('zamboni');
  await page.getByRole('button', { name: 'Handbook, help and forum: “zamboni”' }).click();
  await expect(page).toHaveURL(/\/help\?search=zamboni/);
  await expect(found.getByText('Nothing has these words')).toBeVisible();
  await context.close();

  // Visitors can read the rules before they register, but not the forum.
  const visitor = await browser.newPage({ baseURL, viewport: SIZES.phone });
  await visitor.goto('/auth/register');
  const [rules] = await Promise.all([
    visitor.waitForEvent('popup'),
    visitor.getByRole('link', { name: 'Read the rules' }).click(),
  ]);
  await expect(rules.getByRole('heading', { name: 'Rules of conduct' })).toBeVisible();
  await rules.getByRole('searchbox').fill('offer sheet');
  await expect(rules.getByRole('heading', { name: 'Offer sheets' })).toBeVisible();
  await expect(rules.getByText(topic.title)).toHaveCount(0);
  await takePicture(rules, 'help-visitor-phone');
  await visitor.close();
  await person.api.close();
});
