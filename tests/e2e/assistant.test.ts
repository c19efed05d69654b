/** What the assistant does while a manager is away is in his inbox, and one press undoes it. */
import { hurtGoalies } from './infirmary.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock: a server of its own.
test.use({ game: 'assistant' });

test('a manager reads who was called up by the assistant, and sends him back', async ({ page, server, admin }) => {
  const manager = await takeClub(await activate(await register(server.url, 'Aino Salmi')));
  await hurtGoalies(server, manager.team.id);
  await advanceWorld(admin, 'day');
  await awaitMorning(admin);
  await page.context().addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/notifications');
  // The goalie, and anyone for whom the first days have brought injuries besides.
  const line = page
    .getByRole('listitem')
    .filter({ hasText: `up to the ${manager.team.city} ${manager.team.nickname}` })
    .first();
  await line.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Action undone.')).toBeVisible();
  await expect(line.getByText('Undone', { exact: true })).toBeVisible();
  await page.reload();
  await expect(line.getByText('Undone', { exact: true })).toBeVisible();
  await expect(line.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  // He is with the farm team that he belongs to.
  await line.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('main')).toContainText('FRM');
  expect(watch.faults()).toEqual([]);
});
