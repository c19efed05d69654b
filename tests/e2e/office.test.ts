/** What a manager does in the office that nobody else sees: ticket price, building, loan; and, from a player's page, who plays where. */
import type { PlayerAction } from '#domains/player/contract.ts';
import type { RosterPlayerView, TeamRef } from '#domains/shapes.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, test } from './rink.ts';

// It changes a club's books and rosters: a server of its own.
test.use({ game: 'office' });

let manager: Manager;
test.beforeAll(async ({ server }) => {
  manager = await takeClub(await activate(await register(server.url, 'Tove Lindahl')));
  await endProbation(server);
});
test.beforeEach(async ({ page }) => {
  await page.context().addCookies(manager.session.cookies);
});

test('a manager prices tickets, builds, and takes a loan that is paid back', async ({ page }) => {
  const watch = watchPage(page);
  await page.goto('/office/finances?tab=tickets');
  const price = page.getByLabel('Price of a seat');
  const before = Number((await price.inputValue()).replace('$', ''));
  await price.fill(String(before + 3));
  await expect(page.getByText(/^That is|That is .* a game\./).first()).toBeVisible();
  await page.getByRole('button', { name: 'Set price' }).click();
  await expect(page.getByText('Ticket price set.')).toBeVisible();
  await page.reload();
  await expect(price).toHaveValue(`$${before + 3}`);

  await page.goto('/office/finances?tab=facilities');
  await page.getByRole('button', { name: 'Build: Medical rooms' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Build', exact: true }).click();
  await expect(page.getByText('Construction has begun.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Medical rooms' })).toContainText(/is being built\. It opens in/);

  await page.goto('/office/finances?tab=loans');
  await page.getByRole('button', { name: 'Take the loan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the loan' }).click();
  await expect(page.getByText(/^Loan taken\./)).toBeVisible();
  await page.getByRole('button', { name: 'Repay now' }).click();
  await expect(page.getByText('Loan repaid.')).toBeVisible();
  await expect(page.getByText('No loans')).toBeVisible();

  await page.goto('/office/finances?tab=ledger');
  await expect(page.getByRole('table').first()).toContainText('Construction of the medical rooms');
  expect(watch.faults()).toEqual([]);
});

test('a manager calls a player up and sends him down again from his page', async ({ page }) => {
  const { api, team } = manager;
  const rosterOf = async (id: number) => (await api.get<RosterOf>(`/api/teams/${id}/roster`)).data;
  const farm = (await rosterOf(team.id)).teams.find(({ level }) => level === 'FRM');
  let chosen: RosterPlayerView | undefined;
  for (const player of farm ? (await rosterOf(farm.id)).players : []) {
    if (chosen || player.age > 23) continue;
    const { actions } = (await api.get<ActionsOf>(`/api/players/${player.id}/actions`)).data;
    if (actions.some((action) => action.does === 'move' && action.to === 'PRO' && action.move?.over === null))
      chosen = player;
  }
  if (!chosen) throw new Error('Nobody young may be called up.');
  const watch = watchPage(page);
  await page.goto(`/player/${chosen.id}`);
  const move = async (words: string) => {
    await page.getByRole('button', { name: words }).click();
    await page.getByRole('dialog').getByRole('button', { name: words }).click();
  };
  await move('Call up to the first team');
  await expect(page.getByRole('button', { name: 'Send to the farm' })).toBeVisible();
  await move('Send to the farm');
  await expect(page.getByRole('button', { name: 'Call up to the first team' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /to your shortlist$/ }).click();
  await page.goto('/office/shortlist');
  await expect(page.getByRole('main')).toContainText(chosen.lastname);
  expect(watch.faults()).toEqual([]);
});

interface RosterOf {
  data: { teams: TeamRef[]; players: RosterPlayerView[] };
}

interface ActionsOf {
  data: { actions: PlayerAction[] };
}
