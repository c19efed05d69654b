/** From the credit line to another club. */
import type { Page } from '@playwright/test';
import { runUpDebts } from './bankruptcy.ts';
import { activate, type Person, register, takeClub } from './people.ts';
import { expect, OPENING, test } from './rink.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: OPENING });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sign = (page: Page, person: Person) => page.context().addCookies(person.session.cookies);

test('a bankrupt manager is confined to the page that explains it, and starts over with another club', async ({
  page,
  server,
  admin,
}) => {
  const fallen = await takeClub(await activate(await register(server.url, 'Pekka Velka')), 6);
  // The first morning would find the debts too early.
  await awaitMorning(admin);
  await runUpDebts(server, fallen.team.clubId);
  await sign(page, fallen);
  await page.goto('/office/finances');
  await expect(page.getByText('Below the credit line for 20 days')).toBeVisible();
  await advanceWorld(admin, 'day');
  for (const address of ['/', '/club/overview', '/league/standings', '/guide']) {
    await page.goto(address);
    await expect(page).toHaveURL('/auth/bankruptcy');
    await expect(heading(page, 'Your club is bankrupt')).toBeVisible();
  }
  await expect(fallen.api.get('/api/clubs/open')).rejects.toThrow('403');
  const story = page.getByRole('region', { name: 'How it came to this' });
  await expect(story).toContainText(fallen.team.nickname);
  await expect(story.getByRole('row', { name: /Player salaries/ })).toBeVisible();
  const clubs = page.getByRole('list', { name: 'Clubs looking for a manager' });
  await expect(clubs.getByText(fallen.team.nickname)).toHaveCount(0);
  await clubs.getByRole('button', { name: 'Take this club' }).first().click();
  await page.getByRole('button', { name: 'Take over', exact: true }).click();
  await expect(page).toHaveURL('/club/overview');
  await page.goto('/auth/bankruptcy');
  await expect(page).toHaveURL('/club/overview');
});
