/** A team's training: one player, then several at once, then left to the assistant again. */
import { turn } from './controls.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';

test('a manager trains a player hard, sets the others together, and returns them to the assistant', async ({
  season,
  context,
  page,
}) => {
  await context.addCookies(season.manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/club/training');
  const table = page.getByRole('group', { name: 'Training plan' }).getByRole('table');
  const first = table.locator('tbody tr').first();
  await first.getByLabel(/^Intensity for/).selectOption('hard');
  await expect(page.getByText('Training set.').first()).toBeVisible();
  await expect(first.getByLabel(/^Intensity for/)).toHaveValue('hard');
  await first.getByLabel(/^Day off for/).selectOption({ label: 'Energy under 75' });
  await expect(first.getByLabel(/^Day off for/)).toHaveValue('75');

  await turn(page.getByLabel('Choose all shown'), 'on');
  await page.getByLabel('Work on', { exact: true }).selectOption({ label: 'Most helpful' });
  await page.getByRole('button', { name: 'Set training' }).click();
  await expect(table.locator('tbody select').filter({ hasText: 'helps most' }).first()).not.toHaveValue('all');
  await page.getByLabel('Planned by').selectOption({ label: 'Planned by you' });
  await expect(page).toHaveURL(/who=mine/);
  await page.reload();
  await expect(first.getByLabel(/^Intensity for/)).toHaveValue('hard');

  await turn(page.getByLabel('Choose all shown'), 'on');
  await page.getByRole('button', { name: 'Leave to the assistant' }).click();
  await expect(page.getByText('No players match these filters.')).toBeVisible();
  // On a phone every player is a card.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Planned by').selectOption({ label: 'All players' });
  await expect(page.getByLabel(/^Intensity for/).first()).toHaveValue('assistant');
  await expect(table).toHaveCount(0);
  expect(watch.faults()).toEqual([]);
});
