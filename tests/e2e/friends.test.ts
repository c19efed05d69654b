/** Two managers who become friends: one asks from a page, the other answers on a phone; then a scrimmage by invitation. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { axeFaults, axeFaultsInView, overflowOf, recolor, SCHEMES, SIZES, type Size, takePicture } from './looks.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { activate, type Manager, readUser, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';

interface Seat extends Manager {
  id: number;
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
  return { ...manager, id: (await readUser(manager)).id, context, page, watch: watchPage(page) };
}

/** Nothing is cut off, and axe has nothing against it, in both schemes. */
async function expectFine({ page }: Seat, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await recolor(page, scheme);
    await takePicture(page, `friends-${name}-${scheme}`);
    const faults = await (scheme === 'light' ? axeFaults(page) : axeFaultsInView(page, 'colors'));
    expect(faults, `${name} ${scheme}`).toEqual([]);
    expect(await overflowOf(page), `${name} ${scheme}`).toBeLessThanOrEqual(0);
  }
}

test('a manager befriends another, finds them on the list, and plays them by invitation', async ({
  browser,
  server,
}) => {
  // On a second run their names are taken.
  const again = test.info().retry > 0 ? ' Again' : '';
  const ada = await takeSeat(browser, server.url, `Ada Lund${again}`, 'desktop');
  const ben = await takeSeat(browser, server.url, `Ben Ruiz${again}`, 'phone');

  await test.step('nothing is there yet', async () => {
    await ada.page.goto('/friends');
    await expect(ada.page.getByText('No friends yet')).toBeVisible();
    await expectFine(ada, 'none-desktop');
  });

  await test.step('she asks him on his page, and finds what she has sent', async () => {
    await ada.page.goto(`/user/${ben.id}`);
    await ada.page.getByRole('button', { name: `Add friend: ${ben.name}` }).click();
    await expect(ada.page.getByText(`Friend invitation sent to ${ben.name}.`)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Withdraw friend invitation' })).toBeVisible();
    await expectFine(ada, 'asked-desktop');
    await ada.page.goto('/friends?tab=invitations&box=sent');
    await expect(ada.page.getByRole('list', { name: 'Invitations sent' })).toContainText(ben.name);
    await expectFine(ada, 'sent-desktop');
  });

  await test.step('he finds it on his phone, and accepts', async () => {
    await ben.page.goto('/friends');
    await ben.page.getByRole('link', { name: /^Invitations/ }).click();
    const received = ben.page.getByRole('list', { name: 'Invitations received' });
    await expect(received).toContainText(ada.name);
    await expectFine(ben, 'received-phone');
    await received.getByRole('button', { name: /^Accept/ }).click();
    await expect(ben.page.getByText('No open invitations')).toBeVisible();
  });

  await test.step('each has the other on the list, with club and next game', async () => {
    for (const [seat, other, name] of [
      [ada, ben, 'list-desktop'],
      [ben, ada, 'list-phone'],
    ] as const) {
      await seat.page.goto('/friends');
      const list = seat.page.getByRole('group', { name: 'Friends' });
      await expect(list.getByRole('link', { name: other.name })).toBeVisible();
      await expectFine(seat, name);
    }
    await ben.page.goto(`/user/${ada.id}`);
    await expect(ben.page.getByRole('button', { name: 'Remove friend' })).toBeVisible();
    await expectFine(ben, 'friend-phone');
  });

  await test.step('he challenges her, and she accepts among her invitations: the puck drops', async () => {
    await ben.page.goto(`/club/overview/${ada.team.id}`);
    await ben.page.getByRole('button', { name: /to a scrimmage$/ }).click();
    await expect(ben.page.getByText(/^Invitation sent to/)).toBeVisible();
    await ada.page.goto('/friends?tab=invitations');
    const received = ada.page.getByRole('list', { name: 'Invitations received' });
    await expect(received).toContainText('Scrimmage');
    await expectFine(ada, 'scrimmage-desktop');
    await received.getByRole('button', { name: /^Accept/ }).click();
    await expect(ada.page).toHaveURL(/\/game\/\d+$/);
    await expect(ada.page.getByText('Scrimmage · counts for nothing')).toBeVisible();
  });

  await test.step('she blocks him: he may ask again and is told so, and she sees nothing of it until she unblocks him', async () => {
    await ada.page.goto(`/user/${ben.id}`);
    await ada.page.getByRole('button', { name: `Block ${ben.name}`, exact: true }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(ada.page.getByText(`${ben.name} is blocked.`)).toBeVisible();
    await expectFine(ada, 'blocked-desktop');
    await ben.page.goto(`/user/${ada.id}`);
    await ben.page.getByRole('button', { name: `Add friend: ${ada.name}` }).click();
    await expect(ben.page.getByText(`Friend invitation sent to ${ada.name}.`)).toBeVisible();
    await ada.page.goto('/friends?tab=invitations');
    await expect(ada.page.getByText('No open invitations')).toBeVisible();
    await ada.page.goto('/friends');
    const blocked = ada.page.getByRole('list', { name: 'Blocked managers' });
    await expect(blocked).toContainText(ben.name);
    await expectFine(ada, 'blocked-list-desktop');
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
