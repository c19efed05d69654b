/** A raffle from ticket to prize: the age, the free ticket, bought ones, the draw, and its check in the browser. */
import { RAFFLE_TYPES } from '#domains/raffle/constants.ts';
import { potOf } from '#domains/raffle/rules.ts';
import { expect, test } from './rink.ts';
import { expectFine, takeSeat } from './seats.ts';
import { inDatabaseOf, runJobs } from './server-database.ts';

test('a user on a phone declares their age, takes tickets, wins and verifies the draw', async ({ browser, server }) => {
  const mia = await takeSeat(browser, server.url, 'Mia Ticket', 'phone');
  const { page } = mia;
  const type = 'weekly-jersey';
  const item = 'Jersey and colors';
  const name = 'Weekly jersey';
  await page.goto('/puck');
  await runJobs(server, 'start-pucks');
  await expect(page.getByRole('definition').first()).toContainText('50 pucks');
  const ways = page.getByRole('group', { name: 'How to earn pucks' });
  await expect(ways).toContainText('1 free ticket');

  await test.step('raffles ask for the age first, and show the odds', async () => {
    await page.goto('/puck/raffle-event');
    await expect(page.getByRole('heading', { name: 'Your age' })).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
    await expectFine(mia, 'raffles-age');
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByText('Your household has a free ticket today (UTC).')).toBeVisible();
    await expectFine(mia, 'raffles');
  });

  await test.step('a free ticket and bought ones change the odds', async () => {
    await page.getByRole('link', { name: `Open raffle: ${name}` }).click();
    await page.getByRole('button', { name: 'Take free ticket' }).click();
    await expect(page.getByText('Your numbers: 1. You are entrant 1.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Tickets' }).fill('2');
    await expect(page.getByText('Costs 20 pucks.')).toBeVisible();
    await page.getByRole('button', { name: 'Buy tickets' }).click();
    await expect(page.getByText('Yours: 3 of 3')).toBeVisible();
    const { added, percent } = RAFFLE_TYPES[type];
    const pot = potOf({ added, percent, paid: 2 });
    await expect(page.getByText(`In the pot: ${pot} play pucks.`)).toBeVisible();
    await expect(
      page.getByText(`If you own all of them: ${RAFFLE_TYPES[type].places[0].instead} play pucks.`),
    ).toBeVisible();
    await expect(page.getByText('Your household has had its free ticket today')).toBeVisible();
    await expectFine(mia, 'raffle');
  });

  await test.step('the draw comes while they look, and the browser repeats it', async () => {
    await inDatabaseOf(server, async (client) => {
      await client.query(`update raffles set closes_at = now() where type = $1 and drawn_at is null`, [type]);
    });
    await runJobs(server, 'raffles');
    await expect(page.getByRole('group', { name: 'Winners' })).toContainText(mia.name);
    await expect(page.getByRole('group', { name: 'Winners' })).toContainText(item);
    await expect(page.getByText('The draw is right. Your browser has the same winners.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download data' }).click();
    expect((await download).suggestedFilename()).toMatch(/^raffle-\d+\.json$/);
    await expectFine(mia, 'raffle-drawn');
  });

  await test.step('a tampered list is detected', async () => {
    const proofs = /\/api\/raffles\/\d+\/proof/;
    await page.route(proofs, async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const list = body.data.list.replace('1 1', '1 2');
      await route.fulfill({ response: answer, json: { data: { ...body.data, list } } });
    });
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'This draw does not match.' })).toBeVisible();
    await expectFine(mia, 'raffle-wrong');
    await page.unroute(proofs);
  });

  await test.step('the prizes are in the account and on the profile', async () => {
    await page.goto('/puck/transactions?type=raffle-prize');
    await expect(page.getByText(`${name}: prize for place 1`)).toBeVisible();
    await page.goto('/puck');
    await expect(ways).toContainText('0 free tickets');
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'Raffle badges' })).toBeVisible();
    await expectFine(mia, 'raffle-badge');
  });
});
