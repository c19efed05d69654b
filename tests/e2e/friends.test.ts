/** Two managers who become friends: one asks from a page, the other answers on a phone; then a scrimmage by invitation. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeFaults, axeFaultsInView, overflowOf, recolor, SCHEMES, SIZES, type Size, takePicture } from './looks.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { activate, type Manager, readUser, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';

interface Seat extends Manager {
  id: number;
  size: Size;
  context: BrowserContext;
  page: Page;
  watch: PageWatch;
}

async function takeSeat(browser: Browser, url: string, name: string, size: Size): Promise<Seat> {
  const manager = await takeClub(await activate(await register(url, name)));
  await manager.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL: url,
    storageState: manager.session,
    viewport: SIZES[size],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return { ...manager, size, id: (await readUser(manager)).id, context, page, watch: watchPage(page) };
}

/** Nothing is cut off, and axe has nothing against it, in both schemes. */
async function expectFine({ page, size }: Seat, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await recolor(page, scheme);
    await takePicture(page, `friends-${name}-${size}-${scheme}`);
    const faults = await (scheme === 'light' ? axeFaults(page) : axeFaultsInView(page, 'colors'));
    expect(faults, `${name} ${scheme}`).toEqual([]);
    expect(await overflowOf(page), `${name} ${scheme}`).toBeLessThanOrEqual(0);
  }
}

for (const [adaSize, benSize] of [
  ['desktop', 'phone'],
  ['phone', 'desktop'],
] as const)
  test(`a manager on a ${adaSize} befriends another on a ${benSize}, finds them on the list, and plays them by invitation`, async ({
    browser,
    server,
  }) => {
    // On a second run their names are taken.
    const again = test.info().retry > 0 ? ' Again' : '';
    const [one, two] = adaSize === 'desktop' ? ['Ada Lund', 'Ben Ruiz'] : ['Eva Berg', 'Tom Kral'];
    const ada = await takeSeat(browser, server.url, `${one}${again}`, adaSize);
    const ben = await takeSeat(browser, server.url, `${two}${again}`, benSize);

    await test.step('nothing is there yet', async () => {
      await ada.page.goto('/friends');
      await expect(ada.page.getByText('No friends yet')).toBeVisible();
      await expectFine(ada, 'none');
    });

    await test.step('she asks him on his page, and finds what she has sent', async () => {
      await ada.page.goto(`/user/${ben.id}`);
      await ada.page.getByRole('button', { name: `Add friend: ${ben.name}` }).click();
      await expect(ada.page.getByText(`Friend invitation sent to ${ben.name}.`)).toBeVisible();
      await expect(ada.page.getByRole('button', { name: 'Withdraw friend invitation' })).toBeVisible();
      await expectFine(ada, 'asked');
      await ada.page.goto('/friends?tab=invitations&box=sent');
      await expect(ada.page.getByRole('list', { name: 'Invitations sent' })).toContainText(ben.name);
      await expectFine(ada, 'sent');
    });

    await test.step('he finds it on his phone, and accepts', async () => {
      await ben.page.goto('/friends');
      await ben.page.getByRole('link', { name: /^Invitations/ }).click();
      const received = ben.page.getByRole('list', { name: 'Invitations received' });
      await expect(received).toContainText(ada.name);
      await expectFine(ben, 'received');
      await received.getByRole('button', { name: /^Accept/ }).click();
      await expect(ben.page.getByText('No open invitations')).toBeVisible();
    });

    await test.step('each has the other on the list, with club and next game', async () => {
      for (const [seat, other] of [
        [ada, ben],
        [ben, ada],
      ] as const) {
        await seat.page.goto('/friends');
        const list = seat.page.getByRole('group', { name: 'Friends' });
        await expect(list.getByRole('link', { name: other.name })).toBeVisible();
        await expect(list.getByRole('columnheader', { name: 'Head-to-head' })).toBeVisible();
        await expectFine(seat, 'list');
      }
      await ben.page.goto(`/user/${ada.id}`);
      await expect(ben.page.getByRole('button', { name: 'Remove friend' })).toBeVisible();
      await expect(ben.page.getByRole('heading', { name: 'You and this manager' })).toBeVisible();
      await expect(ben.page.getByText('No rated games yet.')).toBeVisible();
      await expectFine(ben, 'friend');
    });

    await test.step('she keeps what she writes to herself, which he sees on her page', async () => {
      await ada.page.goto('/settings?tab=game');
      await ada.page.getByRole('combobox', { name: 'Visibility of your posts and articles on your page' }).click();
      await ada.page.getByRole('option', { name: 'Only you' }).click();
      await expect(
        ada.page.getByRole('combobox', { name: 'Visibility of your posts and articles on your page' }),
      ).toHaveValue('Only you');
      for (const tab of ['Posts', 'Articles']) {
        await ben.page.getByRole('link', { name: tab, exact: true }).click();
        await expect(ben.page.getByText('This manager keeps this private.')).toBeVisible();
        await expectFine(ben, tab.toLowerCase());
      }
      await ada.page.goto(`/user/${ada.id}?tab=posts`);
      await expect(ada.page.getByText('No posts yet')).toBeVisible();
    });

    await test.step('he challenges her, and she accepts among her invitations: the puck drops', async () => {
      await ben.page.goto(`/club/overview/${ada.team.id}`);
      await ben.page.getByRole('button', { name: /to a scrimmage$/ }).click();
      await expect(ben.page.getByText(/^Invitation sent to/)).toBeVisible();
      await ada.page.goto('/friends?tab=invitations');
      const received = ada.page.getByRole('list', { name: 'Invitations received' });
      await expect(received).toContainText('Scrimmage');
      await expectFine(ada, 'scrimmage');
      await received.getByRole('button', { name: /^Accept/ }).click();
      await expect(ada.page).toHaveURL(/\/game\/\d+$/);
      await expect(ada.page.getByText('Scrimmage · counts for nothing')).toBeVisible();
    });

    await test.step('she blocks him: he may ask again and is told so, and she sees nothing of it until she unblocks him', async () => {
      await ada.page.goto(`/user/${ben.id}`);
      await ada.page.getByRole('button', { name: `Block ${ben.name}`, exact: true }).click();
      await ada.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
      await expect(ada.page.getByText(`${ben.name} is blocked.`)).toBeVisible();
      await expectFine(ada, 'blocked');
      await ben.page.goto(`/user/${ada.id}`);
      await ben.page.getByRole('button', { name: `Add friend: ${ada.name}` }).click();
      await expect(ben.page.getByText(`Friend invitation sent to ${ada.name}.`)).toBeVisible();
      await ada.page.goto('/friends?tab=invitations');
      await expect(ada.page.getByText('No open invitations')).toBeVisible();
      await ada.page.goto('/friends');
      const blocked = ada.page.getByRole('list', { name: 'Blocked managers' });
      await expect(blocked).toContainText(ben.name);
      await expectFine(ada, 'blocked-list');
      await blocked.getByRole('button', { name: `Unblock ${ben.name}` }).click();
      await expect(blocked).toBeHidden();
      await ada.page.goto('/friends?tab=invitations');
      await expect(ada.page.getByRole('list', { name: 'Invitations received' })).toContainText(ben.name);
    });

    for (const { watch, context } of [ada, ben]) {
      expect(watch.faults()).toEqual([]);
      await context.close();
    }
  });
