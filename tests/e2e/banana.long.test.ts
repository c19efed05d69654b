/** Banana Day: announced by the mascot, searched with clues, found at the bottom of a screen, swapped, and turned into prizes. */
import { FRUIT_IDS, PLACES, type Place } from '#domains/banana/constants.ts';
import type { BananaDayView } from '#domains/banana/contract.ts';
import type { GameServer } from './game-server.ts';
import { boxOf } from './looks.ts';
import { logInAdmin } from './people.ts';
import { expect, OPENING, test } from './rink.ts';
import { expectFine, type Seat, takeSeat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';

/** Gives a user pieces of each fruit, as if found since the morning: the rest of the day is skipped. */
async function fillBasket(server: Pick<GameServer, 'dataDir'>, { id }: Seat, pieces: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    for (const [index, fruit] of FRUIT_IDS.entries()) {
      await client.query(
        `insert into fruit_finds (user_id, held_on, hour, place, fruit, found_at)
           select $1, max(held_on), $2 + number, 'forum', $3, now() - interval '1 hour'
           from banana_days, generate_series(1, $4) number group by number`,
        [id, 1000 * index, fruit, pieces],
      );
      await client.query(
        `insert into fruit_baskets (user_id, held_on, fruit, amount) select $1, max(held_on), $2, $3 from banana_days
           on conflict (user_id, held_on, fruit) do update set amount = fruit_baskets.amount + excluded.amount`,
        [id, fruit, pieces],
      );
    }
  });
}

// Joe announces it to every user of the world.
test.use({ game: OPENING });

/** The next test starts without any. */
test.afterEach(async ({ server }) => {
  await inDatabaseOf(server, async (client) => {
    await client.query('update world set banana_day = false, version = version + 1');
  });
});

test('a manager on a phone goes from a clue to a prize on Banana Day', async ({ browser, server }) => {
  const mia = await takeSeat(browser, server.url, 'Mia Mango', 'phone');
  const ole = await takeSeat(browser, server.url, 'Ole Orange', 'desktop');
  const { page } = mia;

  await test.step('on other days the screen says when the next one is', async () => {
    await page.goto('/fruit-trade');
    await expect(page.getByText('Next Banana Day', { exact: true })).toBeVisible();
    await expect(page.getByText(/Banana Day is every season on day 25/)).toBeVisible();
    await expectFine(mia, 'banana-other-day');
  });

  await test.step('an admin starts one, and Joe offers clues', async () => {
    const admin = await logInAdmin(server.url);
    await admin.api.send('POST', '/api/admin/banana-day', {});
    await page.goto('/fruit-trade');
    const joe = page.getByRole('complementary', { name: 'Joe' });
    await expect(joe).toContainText('It is Banana Day!');
    await expectFine(mia, 'banana-announced');
    await joe.getByRole('button', { name: 'Show clues' }).click();
    await joe.getByRole('button', { name: 'Thanks, Joe' }).click();
    await expect(page.getByRole('list', { name: 'Clues' }).getByRole('listitem')).toHaveCount(6);
    await expectFine(mia, 'banana-clues');
  });

  await test.step('a clue leads to fruit at the bottom of a screen, which is picked by keyboard', async () => {
    const { clues } = (await mia.api.get<{ data: BananaDayView }>('/api/banana-day')).data;
    const [place = 'forum' satisfies Place] = clues;
    await page.goto(PLACES[place]);
    const fruit = page.getByRole('main').getByRole('button', { name: /^Pick the/ });
    await fruit.scrollIntoViewIfNeeded();
    const { width, height } = await boxOf(fruit);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await expectFine(mia, 'banana-hidden');
    await fruit.focus();
    // The server requires it to be visible for this long.
    await page.waitForTimeout(1_000);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^In your basket: 1 /)).toBeVisible();
    await expect(fruit).toHaveCount(0);
  });

  await test.step('swaps are offered and taken', async () => {
    await fillBasket(server, mia, 8);
    await fillBasket(server, ole, 6);
    await ole.api.send('POST', '/api/fruit-trade/orders', {
      ...{ give: 'coconut', giveCount: 1, want: 'banana', wantCount: 2 },
    });
    await page.goto('/fruit-trade');
    await page.getByRole('button', { name: 'Swap: give 2 bananas, get 1 coconut' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Swap', exact: true }).click();
    await expect(page.getByText('Swapped: you have 1 coconut more.')).toBeVisible();
    await page.getByRole('button', { name: 'Offer swap' }).click();
    await expect(page.getByText('Swap offered.')).toBeVisible();
    await expectFine(mia, 'banana-swaps');
    await page.getByRole('button', { name: 'Cancel: 1 banana for 1 mango' }).click();
    await expect(page.getByText('Order canceled. Your fruit is back in the basket.')).toBeVisible();
  });

  await test.step('fruit becomes pucks and a horn', async () => {
    for (const name of ['Fruit salad', 'Banana Joe horn']) {
      await page.getByRole('button', { name: `Make: ${name}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Make', exact: true }).click();
      await expect(page.getByText(`Made: ${name}.`)).toBeVisible();
    }
    await expect(page.getByText(/Your Banana Joe horn lasts through/)).toBeVisible();
    await expectFine(mia, 'banana-prizes');
    await page.goto('/puck/transactions');
    await expect(page.getByText('Banana Day: Fruit salad')).toBeVisible();
  });
  for (const { context } of [mia, ole]) await context.close();
});
