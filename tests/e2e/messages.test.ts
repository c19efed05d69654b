/** A stranger's request that is accepted, answered live, reported and ended by a block of which the blocked user learns nothing. */
import type { Browser, Page } from '@playwright/test';
import { axeFaults, axeFaultsInView, overflowOf, recolor, SCHEMES, SIZES, type Size, takePicture } from './looks.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { activate, type Manager, readUser, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';

interface Seat extends Manager {
  id: number;
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
  return { ...manager, id: (await readUser(manager)).id, page, watch: watchPage(page) };
}

/** Nothing is cut off, and axe has nothing against it, in both schemes. */
async function expectFine({ page }: Seat, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await recolor(page, scheme);
    await takePicture(page, `messages-${name}-${scheme}`);
    const faults = await (scheme === 'light' ? axeFaults(page) : axeFaultsInView(page, 'colors'));
    expect(faults, `${name} ${scheme}`).toEqual([]);
    expect(await overflowOf(page), `${name} ${scheme}`).toBeLessThanOrEqual(0);
  }
}

const log = ({ page }: Seat) => page.getByRole('log', { name: 'Messages' });
async function write({ page }: Seat, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

test('a manager accepts a stranger’s message request, answers, reports a message and blocks its author', async ({
  browser,
  server,
}) => {
  const again = test.info().retry > 0 ? ' Again' : '';
  const ida = await takeSeat(browser, server.url, `Ida Holm${again}`, 'desktop');
  const max = await takeSeat(browser, server.url, `Max Orr${again}`, 'phone');

  await test.step('nothing is there yet', async () => {
    await max.page.goto('/messages');
    await expect(max.page.getByText('No messages yet')).toBeVisible();
    await expectFine(max, 'none-phone');
  });
  await test.step('she writes to him from his page', async () => {
    await ida.page.goto(`/user/${max.id}`);
    await ida.page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(ida.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expectFine(ida, 'new-desktop');
    await write(ida, 'Is your goalie for sale?');
    await expect(log(ida).getByText('Is your goalie for sale?')).toBeVisible();
  });
  await test.step('he finds the request and accepts it', async () => {
    await max.page.goto('/messages?box=requests');
    await expectFine(max, 'requests-phone');
    await max.page.getByRole('link', { name: /Is your goalie for sale/ }).click();
    await expect(max.page.getByText(`${ida.name} is not your friend`)).toBeVisible();
    await max.page.getByRole('button', { name: 'Accept' }).click();
    await expect(max.page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expectFine(max, 'accepted-phone');
  });
  await test.step('both read each other as they write', async () => {
    await write(max, 'Make an offer.');
    await expect(log(ida).getByText('Make an offer.')).toBeVisible();
    await write(ida, 'Cheap sticks, write to me');
    await expect(log(max).getByText('Cheap sticks, write to me')).toBeVisible();
    await expect(log(ida).getByText('Read', { exact: true })).toBeVisible();
    await expectFine(ida, 'talk-desktop');
  });
  await test.step('he reports a message and blocks her', async () => {
    await max.page
      .getByRole('button', { name: `Report the message by ${ida.name}` })
      .last()
      .click();
    await max.page.getByRole('button', { name: 'Send report' }).click();
    await expect(max.page.getByText('Thanks. A moderator will review it.')).toBeVisible();
    await max.page.getByRole('button', { name: `Block ${ida.name}` }).click();
    await max.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await max.page.goto('/messages');
    await expect(max.page.getByText('No messages yet')).toBeVisible();
  });
  await test.step('her next message appears sent, and never reaches him', async () => {
    await write(ida, 'Still there?');
    await expect(log(ida).getByText('Still there?')).toBeVisible();
    await max.page.reload();
    await expect(max.page.getByText('No messages yet')).toBeVisible();
  });
});
