/** A withdrawal from request to board: the budget, the request, the review by an admin, the payment, and a cancellation. */
import { expect, test } from './rink.ts';
import { expectFine, seat, takeSeat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';

/** Issues pucks to a user whose account is two months old. */
async function earn(server: Parameters<typeof inDatabaseOf>[0], userId: number, pucks: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    const key = `earned-for-test/${userId}`;
    await client.query(`update users set activated_at = now() - interval '61 days' where id = $1`, [userId]);
    await client.query(
      `insert into puck_issues (key, user_id, source, cause, real_day, amount) values ($1, $2, 'achievement', $1, 20000, $3)`,
      [key, userId, pucks],
    );
    await client.query(
      `with t as (
        insert into ledger_transactions (key, season, day, kind, params) values ($1, 1, 1, 'start-pucks', '{}') returning id, kind
      ) insert into ledger_entries (transaction_id, account, currency, amount, season, day, kind)
      select t.id, account, 'puck:earned', amount, 1, 1, t.kind
      from t, (values ('user:' || $2::int, $3::int), ('world:rewards', -$3::int)) as e (account, amount)`,
      [key, userId, pucks],
    );
  });
}

test('a user on a phone requests a payout, and an admin on a desktop reviews and pays it', async ({
  browser,
  server,
  admin,
}) => {
  const mia = await takeSeat(browser, server.url, 'Mia Earner', 'phone');
  const office = await seat(browser, { url: server.url, user: admin, size: 'desktop' });
  const { page } = mia;
  await earn(server, mia.id, 5_000);
  await admin.api.send('PUT', '/api/admin/withdrawal-terms', { budget: 0, charities: [] });

  await test.step('withdrawals are off until an admin has set a budget', async () => {
    await page.goto('/withdraw-board');
    await expect(page.getByRole('heading', { name: 'Withdrawals are off' })).toBeVisible();
    await expectFine(mia, 'withdraw-board-off');
    await office.page.goto('/admin?tab=withdrawals');
    await office.page.getByRole('textbox', { name: 'Pucks a month' }).fill('20000');
    await office.page.getByRole('textbox', { name: 'Charities, one a line' }).fill('Pond to Rink');
    await office.page.getByRole('button', { name: 'Save budget and charities' }).click();
    await expect(office.page.getByText('Of a budget of 20,000')).toBeVisible();
  });

  await test.step('the request asks for the age, shows the fee and holds the pucks', async () => {
    await page.goto('/withdraw');
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await page.getByRole('textbox', { name: 'Pucks' }).fill('3000');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('donation');
    await expect(page.getByText('Fee: 150 pucks. Paid out: 2,850 pucks.')).toBeVisible();
    await expectFine(mia, 'withdraw-request');
    await page.getByRole('button', { name: 'Request withdrawal' }).click();
    const mine = page.getByRole('group', { name: 'Your withdrawals' });
    await expect(mine).toContainText('Donation to Pond to Rink');
    await expect(mine).toContainText('Requested');
    await expectFine(mia, 'withdraw-requested');
  });

  await test.step('it can be canceled, and requested again', async () => {
    await page.getByRole('button', { name: /^Cancel withdrawal/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel withdrawal' }).click();
    await expect(page.getByText('Canceled', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Request withdrawal' }).click();
    await expect(page.getByText('Requested', { exact: true }).last()).toBeVisible();
  });

  await test.step('an admin looks at the checks, approves and pays', async () => {
    await office.page.reload();
    const card = office.page.getByRole('region').filter({ hasText: mia.name }).filter({ hasText: 'requested' });
    await expect(card).toContainText('Same household: No other account');
    await expect(card).toContainText('61 days');
    await card.getByRole('button', { name: 'Take into review' }).click();
    await expectFine(office, 'admin-withdrawals');
    await card.getByRole('button', { name: 'Approve' }).click();
    await card.getByRole('button', { name: 'Confirm payment' }).click();
    await office.page.getByRole('dialog').getByRole('button', { name: 'Confirm payment' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('the user is told, and the board shows it with a masked name', async () => {
    await page.goto('/notifications');
    await expect(page.getByText(/Your withdrawal \d+ was paid\.$/)).toBeVisible();
    await page.goto('/withdraw-board');
    const board = page.getByRole('group', { name: 'All withdrawals' });
    await expect(board).toContainText('M…');
    await expect(board).not.toContainText(mia.name);
    await expect(board).toContainText('Paid');
    await expectFine(mia, 'withdraw-board');
    await office.page.goto('/withdraw-board');
    await expect(office.page.getByRole('group', { name: 'All withdrawals' })).toContainText('Approved');
    await office.context.close();
  });
});
