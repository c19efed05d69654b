/** A stranger's request that is accepted, answered live, reported and ended by a block of which the blocked user learns nothing. */
import { expect, test } from './rink.ts';
import { expectFine, type Seat, takeSeat } from './seats.ts';

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
    await expectFine(max, 'messages-none-phone');
  });
  await test.step('she writes to him from his page', async () => {
    await ida.page.goto(`/user/${max.id}`);
    await ida.page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(ida.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expectFine(ida, 'messages-new-desktop');
    await write(ida, 'Is your goalie for sale?');
    await expect(log(ida).getByText('Is your goalie for sale?')).toBeVisible();
  });
  await test.step('he finds the request and accepts it', async () => {
    await max.page.goto('/messages?box=requests');
    await expectFine(max, 'messages-requests-phone');
    await max.page.getByRole('link', { name: /Is your goalie for sale/ }).click();
    await expect(max.page.getByText(`${ida.name} is not your friend`)).toBeVisible();
    await max.page.getByRole('button', { name: 'Accept' }).click();
    await expect(max.page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expectFine(max, 'messages-accepted-phone');
  });
  await test.step('both read each other as they write', async () => {
    await write(max, 'Make an offer.');
    await expect(log(ida).getByText('Make an offer.')).toBeVisible();
    await write(ida, 'Cheap sticks, write to me');
    await expect(log(max).getByText('Cheap sticks, write to me')).toBeVisible();
    await expect(log(ida).getByText('Read', { exact: true })).toBeVisible();
    await expectFine(ida, 'messages-talk-desktop');
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
