/** Two managers become friends: one asks from a page, the other answers on a phone; then they play a scrimmage by invitation. */
import type { Browser } from '@playwright/test';
import { turn } from './controls.ts';
import type { Size } from './looks.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine, type Seat, seat } from './seats.ts';

type Manned = Manager & Seat;

async function takeManagersSeat(browser: Browser, url: string, name: string, size: Size): Promise<Manned> {
  return seat(browser, { url, user: await takeClub(await activate(await register(url, name))), size });
}

test('a manager on a desktop befriends another on a phone, finds them on the list, and invites them to a game', async ({
  browser,
  server,
}) => {
  const ada = await takeManagersSeat(browser, server.url, 'Ada Lund', 'desktop');
  const ben = await takeManagersSeat(browser, server.url, 'Ben Ruiz', 'phone');

  await test.step('nothing is there yet', async () => {
    await ada.page.goto('/friends');
    await expect(ada.page.getByText('No friends yet')).toBeVisible();
    await expectFine(ada, 'friends-none');
  });

  await test.step('she asks him on his page, and finds what she has sent', async () => {
    await ada.page.goto(`/user/${ben.id}`);
    await ada.page.getByRole('button', { name: `Add friend: ${ben.name}` }).click();
    await expect(ada.page.getByText(`Friend invitation sent to ${ben.name}.`)).toBeVisible();
    await expect(ada.page.getByRole('button', { name: 'Withdraw friend invitation' })).toBeVisible();
    await expectFine(ada, 'friends-asked');
    await ada.page.goto('/friends?tab=invitations&box=sent');
    await expect(ada.page.getByRole('list', { name: 'Invitations sent' })).toContainText(ben.name);
    await expectFine(ada, 'friends-sent');
  });

  await test.step('he finds it on his phone, and accepts', async () => {
    await ben.page.goto('/friends');
    await ben.page.getByRole('link', { name: /^Invitations/ }).click();
    const received = ben.page.getByRole('list', { name: 'Invitations received' });
    await expect(received).toContainText(ada.name);
    await expectFine(ben, 'friends-received');
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
      await expectFine(seat, `friends-list`);
    }
    await ben.page.goto(`/user/${ada.id}`);
    await expect(ben.page.getByRole('button', { name: 'Remove friend' })).toBeVisible();
    await expect(ben.page.getByRole('heading', { name: 'You and this manager' })).toBeVisible();
    await expect(ben.page.getByText('No rated games yet.')).toBeVisible();
    await expectFine(ben, 'friends-friend');
  });

  await test.step('he follows her and her club, and finds both on his list', async () => {
    await ben.page.getByRole('button', { name: `Follow ${ada.name}` }).click();
    await expect(ben.page.getByText(`You are following ${ada.name}.`)).toBeVisible();
    await ben.page.goto(`/club/overview/${ada.team.id}`);
    await ben.page.getByRole('button', { name: /^Follow / }).click();
    await expect(ben.page.getByRole('button', { name: /^Unfollow / })).toBeVisible();
    await expectFine(ben, 'follow-club');
    await ben.page.goto('/friends?tab=following');
    const list = ben.page.getByRole('group', { name: 'Following' });
    await expect(list.getByRole('link', { name: ada.name })).toBeVisible();
    await expectFine(ben, 'follow-list');
    await list.getByRole('button', { name: `Unfollow ${ada.name}` }).click();
    await expect(list.getByRole('link', { name: ada.name })).toBeHidden();
  });

  await test.step('she is online until she hides it', async () => {
    await ben.page.goto('/friends?tab=live');
    const online = ben.page.getByRole('list', { name: 'Online' });
    await expect(online.getByRole('link', { name: ada.name })).toBeVisible();
    await expectFine(ben, 'live');
    await ada.page.goto('/settings?tab=game');
    await turn(ada.page.getByRole('switch', { name: 'Show when you are online' }), 'off');
    await ben.page.reload();
    await expect(online.getByRole('link', { name: ben.name })).toBeVisible();
    await expect(online.getByRole('link', { name: ada.name })).toBeHidden();
    await ben.page.goto(`/user/${ada.id}`);
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
      await expectFine(ben, `friends-${tab.toLowerCase()}`);
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
    await expectFine(ada, 'friends-scrimmage');
    await received.getByRole('button', { name: /^Accept/ }).click();
    await expect(ada.page).toHaveURL(/\/game\/\d+$/);
    await expect(ada.page.getByText('Scrimmage · does not count')).toBeVisible();
  });

  await test.step('she blocks him: he may ask again and is told so, and she sees nothing of it until she unblocks him', async () => {
    await ada.page.goto(`/user/${ben.id}`);
    await ada.page.getByRole('button', { name: `Block ${ben.name}`, exact: true }).click();
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(ada.page.getByText(`${ben.name} is blocked.`)).toBeVisible();
    await expectFine(ada, 'friends-blocked');
    await ben.page.goto(`/user/${ada.id}`);
    await ben.page.getByRole('button', { name: `Add friend: ${ada.name}` }).click();
    await expect(ben.page.getByText(`Friend invitation sent to ${ada.name}.`)).toBeVisible();
    await ada.page.goto('/friends?tab=invitations');
    await expect(ada.page.getByText('No open invitations')).toBeVisible();
    await ada.page.goto('/friends');
    const blocked = ada.page.getByRole('list', { name: 'Blocked managers' });
    await expect(blocked).toContainText(ben.name);
    await expectFine(ada, 'friends-blocked-list');
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
