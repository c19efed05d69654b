/** Pucks: a new manager's first ones arrive live, the ways to earn more, and a gift that comes too early. */
import { expect, test } from './rink.ts';
import { expectFine, takeSeat } from './seats.ts';
import { runJobs } from './server-database.ts';

test('a new manager on a phone gets the first pucks, sees how to earn more, and tries to give some away', async ({
  browser,
  server,
}) => {
  const mia = await takeSeat(browser, server.url, 'Mia Puck', 'phone');
  const ole = await takeSeat(browser, server.url, 'Ole Puck', 'desktop');

  await test.step('the balance grows while they look', async () => {
    await mia.page.goto('/puck');
    const balance = mia.page.getByRole('definition').first();
    // Announced on the stream.
    await runJobs(server, 'start-pucks');
    await expect(balance).toContainText('50 pucks');
    const ways = mia.page.getByRole('group', { name: 'How to earn pucks' });
    await expect(ways).toContainText('Achievements');
    await expect(mia.page.getByText('40 pucks left today (UTC)')).toBeVisible();
    await expectFine(mia, 'pucks');
  });

  await test.step('every transaction has a cause and a running balance', async () => {
    await mia.page.getByRole('link', { name: 'All transactions' }).click();
    await expect(mia.page.getByText('Welcome gift for a new account')).toBeVisible();
    const download = mia.page.waitForEvent('download');
    await mia.page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('puck-transactions.csv');
    await expectFine(mia, 'puck-transactions');
  });

  await test.step('a gift to a friend waits until the account is old enough', async () => {
    await mia.api.send('POST', `/api/users/${ole.id}/friendship`, {});
    await ole.api.send('POST', `/api/users/${mia.id}/friendship`, {});
    await mia.page.goto('/puck');
    await mia.page.getByRole('combobox', { name: 'Friend' }).click();
    await mia.page.getByRole('option', { name: ole.name }).click();
    await mia.page.getByRole('button', { name: 'Give', exact: true }).click();
    await expect(mia.page.getByText('You can give pucks once your account is 7 days old.')).toBeVisible();
    await expectFine(mia, 'puck-gift');
  });
});
