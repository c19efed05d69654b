/** The assistant's actions while a manager is away are in the inbox, and one press undoes them. */
import { hurtGoalies } from './infirmary.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, OPENING, test } from './rink.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: OPENING });

test('a manager sees a call-up by the assistant, and sends him back', async ({ page, server, admin }) => {
  const manager = await takeClub(await activate(await register(server.url, 'Aino Salmi')));
  await hurtGoalies(server, manager.team.id);
  await advanceWorld(admin, 'day');
  await awaitMorning(admin);
  await page.context().addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/notifications');
  // The goalie, and any other players injured in the first days.
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
  // He is with his farm team.
  await line.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('main')).toContainText('FRM');
  expect(watch.faults()).toEqual([]);
});
