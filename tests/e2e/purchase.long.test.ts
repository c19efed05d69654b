/** Buying pucks: a card that is declined, 3-D Secure, the receipt, and the money back. */
import { turn } from './controls.ts';
import { expect, test } from './rink.ts';
import { expectFine, seat, takeSeat } from './seats.ts';

test('a user on a phone buys pucks, reads the receipt, and returns them', async ({ browser, server }) => {
  const mia = await takeSeat(browser, server.url, 'Mia Buyer', 'phone');
  const { page } = mia;
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await test.step('the checkout requires accepting the terms of sale', async () => {
    await page.goto('/puck');
    await page.getByRole('link', { name: /^500 pucks/ }).click();
    await expect(page.getByRole('button', { name: 'Pay €4.99' })).toBeDisabled();
    await turn(page.getByRole('checkbox', { name: /I accept the terms of sale/ }), 'on');
    await expectFine(mia, 'checkout');
  });

  await test.step('a declined card is retried on the provider’s page, with 3-D Secure', async () => {
    await pressed('Pay €4.99');
    await pressed('Card that is declined');
    await expect(page.getByRole('alert')).toContainText('Your card was declined');
    await pressed('Back to the shop');
    await expect(page.getByText('The card was declined. Try another one.')).toBeVisible();
    await expectFine(mia, 'purchase-pending');
    await page.getByRole('link', { name: 'Continue to payment' }).click();
    await pressed('Card with 3-D Secure');
    await pressed('Confirm');
  });

  await test.step('the receipt says what was paid and credited', async () => {
    await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible();
    await expect(page.getByText('Receipt number')).toBeVisible();
    await expect(page.getByText('Thank you! Everything was credited.')).toBeVisible();
    await expectFine(mia, 'purchase-paid');
  });

  await test.step('unspent pucks are returned', async () => {
    await pressed('Return €4.99');
    await page.getByRole('dialog').getByRole('button', { name: 'Return €4.99' }).click();
    await expect(page.getByRole('heading', { name: 'Refunded' })).toBeVisible();
    await page.goto('/puck/transactions');
    await expect(page.getByText(/^Refund of purchase/)).toBeVisible();
    await expect(page.getByText(/^Purchase \d+/)).toBeVisible();
    await page.goto('/puck');
    await expect(page.getByRole('group', { name: 'Your purchases' })).toContainText('Refunded');
    await expectFine(mia, 'puck-with-purchases');
  });
});

test('an admin reads purchases and a statement, grants pucks and freezes an account', async ({
  browser,
  server,
  admin,
}) => {
  const ole = await takeSeat(browser, server.url, 'Ole Granted', 'desktop');
  const office = await seat(browser, { url: server.url, user: admin, size: 'desktop' });
  const { page } = office;
  await page.goto(`/admin?tab=pucks&account=${ole.id}`);
  await expect(page.getByRole('heading', { name: 'Revenue by day (UTC)' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason (public)' }).fill('Lost in an outage');
  await page.getByRole('textbox', { name: 'Pucks (below zero to take)' }).fill('40');
  await page.getByRole('button', { name: 'Grant or take pucks' }).click();
  await expect(page.getByText('By an admin: Lost in an outage')).toBeVisible();
  await page.getByRole('button', { name: 'Freeze pucks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze pucks' }).click();
  await expect(page.getByText(/^Frozen since/)).toBeVisible();
  await expectFine(office, 'admin-pucks');
  await ole.page.goto('/shop/checkout/premium-month');
  await expect(ole.page.getByText('Your pucks are frozen')).toBeVisible();
  await ole.page.goto('/puck/transactions');
  await expect(ole.page.getByRole('group', { name: 'Public log of grants' })).toContainText('Lost in an outage');
  await expectFine(ole, 'grant-log');
  await office.context.close();
});
