/** A center is injured: the free agents available, other clubs' bids, one signing won and one lost, and why. */
import { stageFreeAgents } from './free-agent-stage.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { endProbation } from './probation.ts';
import { expect, PRESEASON, test } from './rink.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// It moves the clock, which tests of the shared game must not.
test.use({ game: PRESEASON });

/** More than any AI club would pay. */
const MOST = '15000000';

test('a manager without a center outbids an AI club for one free agent, is outbid for another, and reads why', async ({
  page,
  server,
  admin,
}) => {
  const manager = await takeClub(await activate(await register(server.url, 'Veera Lampi')));
  await endProbation(server);
  const { clubId, id: teamId } = manager.team;
  // Bids on the free agents of the stage start on the next morning, not on one that is still to come today.
  await awaitMorning(admin);
  const { hurt, stars } = await stageFreeAgents(server, { clubId, teamId });
  await advanceWorld(admin, 'day');
  await awaitMorning(admin);
  await page.context().addCookies(manager.session.cookies);
  const watch = watchPage(page);
  await page.goto('/club/overview');
  await expect(page.getByRole('main')).toContainText(hurt.split(' ').at(-1) ?? hurt);

  const openContracts = async (name: string) => {
    await page.goto('/office/free-agent-center');
    const table = page.getByRole('group', { name: 'Players' }).getByRole('table');
    await table.getByRole('rowheader').getByRole('link', { name }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Contracts', exact: true }).click();
    const market = page.getByRole('region', { name: 'His market' });
    await expect(market).toContainText('Asks tomorrow morning');
    await expect(market).toContainText('AI clubs bid $');
  };
  const [won = '', lost = ''] = stars;
  await openContracts(won);
  await page.getByLabel(/^Salary, season/).fill(MOST);
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByText(/Your offer is open/)).toBeVisible();
  // For the other one exactly his price, while other clubs would bid more.
  await openContracts(lost);
  await page.getByRole('button', { name: 'Make offer' }).click();
  await expect(page.getByText(/Your offer is open/)).toBeVisible();

  await advanceWorld(admin, 'day');
  await awaitMorning(admin);

  await page.goto('/notifications');
  await expect(page.getByText(new RegExp(`${lost} signs with the .* instead: \\$`))).toBeVisible();
  await page.goto('/office/free-agent-center?tab=MyOffers');
  const row = (name: string) => page.getByRole('row').filter({ hasText: name.split(' ').at(-1) ?? name });
  await expect(row(won)).toContainText('Signs');
  await expect(row(lost)).toContainText(/Outbid: signed with the .* for \$/);
  expect(watch.faults()).toEqual([]);
});
