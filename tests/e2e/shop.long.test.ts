/** The shop: a manager's purchases show where the shop says, and expired premium takes nothing away. */
import { activate, register, takeClub } from './people.ts';
import { expect, PRESEASON, test } from './rink.ts';
import { expectFine, seat } from './seats.ts';
import { inDatabaseOf } from './server-database.ts';

// Managers take clubs and customize them, and leave the clock alone.
test.use({ game: PRESEASON });

/** More than all of it costs. */
const PUCKS = 2_000;

test('a manager on a phone designs a face and a jersey, sees them on the ice, and loses nothing when premium ends', async ({
  browser,
  server,
}) => {
  const user = await takeClub(await activate(await register(server.url, 'Shop')));
  const mia = await seat(browser, { url: server.url, user, size: 'phone' });
  const { page } = mia;
  await inDatabaseOf(server, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `insert into ledger_transactions (key, season, day, kind, params) values ($1, 1, 1, 'start-pucks', '{}') returning id`,
      [`test/${mia.id}`],
    );
    for (const [account, amount] of [
      [`user:${mia.id}`, PUCKS],
      ['world:rewards', -PUCKS],
    ]) {
      await client.query(
        `insert into ledger_entries (transaction_id, account, amount, currency, season, day, kind)
           values ($1, $2, $3, 'puck:play', 1, 1, 'start-pucks')`,
        [rows[0]?.id, account, amount],
      );
    }
  });
  const buy = async (item: string) => {
    await page.getByRole('button', { name: `Buy ${item}`, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Buy', exact: true }).click();
    await expect(page.getByText(`${item} bought.`).first()).toBeVisible();
    await expect(page.getByRole('article', { name: item }).getByText('Owned')).toBeVisible();
  };

  await test.step('tries a face on, buys it, and wears it', async () => {
    await page.goto('/puck/shop');
    await expect(page.getByRole('article', { name: 'Your own face' })).toBeVisible();
    await expectFine(mia, 'shop');
    await page.getByRole('button', { name: 'Try on: Your own face' }).click();
    const editor = page.getByRole('dialog');
    await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
    await editor.getByRole('button', { name: 'Next: Hair', exact: true }).click();
    await expectFine(mia, 'shop-face');
    await editor.getByRole('button', { name: 'Cancel' }).click();
    await buy('Your own face');
    await page.getByRole('button', { name: 'Design: Your own face' }).click();
    await editor.getByRole('button', { name: 'Next: Hair', exact: true }).click();
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    await page.goto('/user');
    const face = await page.request.get(`/api/users/${mia.id}/face.svg`);
    expect(await face.text()).toContain('<svg');
  });

  await test.step('designs a jersey, whose colors are on the ice', async () => {
    await page.goto('/puck/shop?type=club');
    await buy('Jersey and colors');
    await page.getByRole('button', { name: 'Design: Jersey and colors' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('First color').fill('#6a0dad');
    await editor.getByLabel('Second color').fill('#6a0dae');
    await expect(editor.getByRole('button', { name: 'Save' })).toBeDisabled();
    await editor.getByLabel('Second color').fill('#ffffff');
    await expectFine(mia, 'shop-jersey');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    const { team } = user;
    const jersey = await page.request.get(`/api/clubs/${team.clubId}/jersey.svg`);
    expect(await jersey.text()).toContain('#6a0dad');
    const { data: opponents } = await user.api.get<{ data: { team: { id: number } }[] }>(
      `/api/teams/${team.id}/scrimmages/opponents`,
    );
    const { data } = await user.api.send<{ data: { gameId: number } }>('POST', `/api/teams/${team.id}/scrimmages`, {
      ...{ opponentTeamId: opponents[0]?.team.id, pace: 'quick' },
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/game/${data.gameId}`);
    const ice = page.getByRole('img', { name: /^Rink: / });
    await expect(ice).toBeVisible();
    const home = await ice.evaluate((element) => getComputedStyle(element).getPropertyValue('--rs-home').trim());
    expect(home).toBe('#6a0dad');
    await expect(ice.locator('image')).toHaveAttribute('href', `/api/clubs/${team.clubId}/crest.svg`);
    await expectFine(mia, 'shop-ice');
  });

  await test.step('collects cards, and shows them on the own page', async () => {
    await page.goto('/puck/shop?type=cards');
    const pack = page.getByRole('article', { name: 'Card pack' });
    await expect(pack.getByText('standard (80%), silver (16%) or gold (4%)')).toBeVisible();
    await buy('Card pack');
    await expect(page.getByRole('heading', { name: 'Your newest pack' })).toBeVisible();
    await expectFine(mia, 'shop-cards');
    await page.goto('/user');
    await expect(page.getByRole('heading', { name: 'Card collection' })).toBeVisible();
    await expect(page.getByText('5 different cards')).toBeVisible();
    await expectFine(mia, 'card-collection');
  });

  await test.step('gives a junior a name and a face, which nobody else sees before a moderator has read them', async () => {
    await page.goto('/puck/shop?type=looks');
    await buy('Custom player');
    await page.getByRole('button', { name: 'Design: Custom player' }).click();
    const editor = page.getByRole('dialog');
    const junior = await editor.getByLabel('Junior').inputValue();
    await editor.getByLabel('First name').fill('Quill');
    await editor.getByLabel('Last name').fill('Frostworth');
    await expectFine(mia, 'shop-custom-player');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor).toBeHidden();
    await page.goto(`/player/${junior}`);
    await expect(page.getByRole('heading', { name: 'Quill Frostworth' })).toBeVisible();
    await expect(page.getByText(/Registered as/)).toBeVisible();
    await expectFine(mia, 'custom-player');
    const seen = await page.request.get(`/api/players/${junior}`);
    expect(await seen.text()).not.toContain('Frostworth');
  });

  await test.step('is a member, and keeps everything when premium ends', async () => {
    await page.goto('/puck/shop?type=premium');
    await buy('Premium for a month');
    await page.goto('/settings?tab=premium');
    await expect(page.getByText(/^You are a premium member until/)).toBeVisible();
    await page.getByRole('button', { name: 'Wear: Premium frame' }).click();
    await expect(page.getByRole('button', { name: 'Take off: Premium frame' })).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByLabel('Theme', { exact: true }).last().selectOption('Violet');
    await expect(async () => {
      const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--rs-accent').trim();
      expect(await page.evaluate(accent)).toBe('#6a2fb0');
    }).toPass();
    await expectFine(mia, 'premium');
    await inDatabaseOf(server, async (client) => {
      await client.query(`update users set premium_expires_at = now() where id = $1`, [mia.id]);
    });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^Your premium ended on/)).toBeVisible();
    }).toPass();
    const { data } = await user.api.get<{ data: { frame: string; face: object } }>('/api/shop');
    expect(data).toMatchObject({ frame: 'premium', face: { hair: expect.any(String) } });
  });
  expect(mia.watch.faults()).toEqual([]);
  await mia.context.close();
});
