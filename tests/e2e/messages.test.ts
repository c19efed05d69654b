/**
 * A stranger's message request that is accepted, answered live, reported and ended by a block that the blocked user does not
 * notice.
 */
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';
import { expectFine, type Seat, takeSeat } from './seats.ts';

const log = ({ page }: Seat) => page.getByRole('log', { name: 'Messages' });
async function write({ page }: Seat, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
}

test('a manager on a phone accepts a stranger’s message request, answers, reports a message and blocks its author', async ({
  browser,
  server,
}) => {
  const ida = await takeSeat(browser, server.url, 'Ida Holm', 'desktop');
  const max = await takeSeat(browser, server.url, 'Max Orr', 'phone');

  await test.step('nothing is there yet', async () => {
    await max.page.goto('/messages');
    await expect(max.page.getByText('No messages yet')).toBeVisible();
    await expectFine(max, 'messages-none');
  });
  await test.step('she writes to him from his page', async () => {
    await ida.page.goto(`/user/${max.id}`);
    await ida.page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(ida.page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await expectFine(ida, 'messages-new');
    await write(ida, 'Is your goalie for sale?');
    await expect(log(ida).getByText('Is your goalie for sale?')).toBeVisible();
  });
  await test.step('he finds the request and accepts it', async () => {
    await max.page.goto('/messages?box=requests');
    await expect(max.page.getByRole('link', { name: /Is your goalie for sale/ })).toBeVisible();
    await expectFine(max, 'messages-requests');
    await max.page.getByRole('link', { name: /Is your goalie for sale/ }).click();
    await expect(max.page.getByText(`${ida.name} is not your friend`)).toBeVisible();
    await max.page.getByRole('button', { name: 'Accept' }).click();
    await expect(max.page.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    await expectFine(max, 'messages-accepted');
  });
  await test.step('she writes with the tools of the editor, and he is asked before a link leaves the game', async () => {
    const tools = ida.page.getByRole('button', { name: 'Formatting' });
    await tools.click();
    const field = ida.page.getByRole('textbox', { name: 'Message' });
    await field.fill('Stats');
    await field.press('Control+a');
    await ida.page.getByRole('button', { name: 'Bold' }).click();
    await expect(field).toHaveValue('**Stats**');
    await field.press('End');
    await field.pressSequentially(' at https://stats.example/goalies.');
    await ida.page.getByRole('button', { name: 'Preview' }).click();
    await expect(ida.page.locator('strong', { hasText: 'Stats' })).toBeVisible();
    await expectFine(ida, 'messages-tools');
    await field.press('Enter');
    await tools.click();
    const link = log(max).getByRole('link', { name: 'https://stats.example/goalies', exact: true });
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
    await link.click();
    const dialog = max.page.getByRole('dialog', { name: 'Leave the game?' });
    await expect(dialog.getByRole('link', { name: 'Open stats.example' })).toBeVisible();
    await expectFine(max, 'messages-leave');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await link.click({ button: 'middle' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('standings that she sends are drawn, and what she has not sent yet survives a reload', async () => {
    await write(ida, 'Look at this [[standings:1]]');
    await expect(log(max).getByRole('table')).toBeVisible();
    await expectFine(max, 'messages-drawing');
    const field = ida.page.getByRole('textbox', { name: 'Message' });
    const kept = ida.page.waitForResponse(
      (answer) => answer.url().includes('/api/drafts/conversation') && answer.request().method() === 'PUT',
    );
    await field.fill('Not sent yet');
    await kept;
    await ida.page.reload();
    await expect(field).toHaveValue('Not sent yet');
    await write(ida, 'Now it is sent');
    await expect(log(max).getByText('Now it is sent')).toBeVisible();
    await ida.page.reload();
    await expect(log(ida).getByText('Now it is sent')).toBeVisible();
    await expect(field).toHaveValue('');
  });
  await test.step('both read each other as they write', async () => {
    await write(max, 'Make an offer.');
    await expect(log(ida).getByText('Make an offer.')).toBeVisible();
    await write(ida, 'Cheap sticks, write to me');
    await expect(log(max).getByText('Cheap sticks, write to me')).toBeVisible();
    await expect(log(ida).getByText('Read', { exact: true })).toBeVisible();
    await expectFine(ida, 'messages-talk');
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

test('the founder of a group renames it, adds a member and removes them again', async ({ browser, server }) => {
  const ida = await takeSeat(browser, server.url, 'Uma Frost', 'phone');
  const others: Person[] = [];
  for (const name of ['Per Lind', 'Rolf Ahl', 'Otto Zell'])
    others.push(await activate(await register(server.url, name)));
  const [per, rolf, otto] = others.map(({ name }) => name) as [string, string, string];
  const choose = async (label: string, name: string) => {
    const field = ida.page.getByRole('combobox', { name: label, exact: true });
    await field.fill(name);
    await ida.page.getByRole('option', { name, exact: true }).click();
    // The list of names stays open for the next one until the field loses the focus.
    await field.press('Tab');
  };

  await test.step('she writes to two at once', async () => {
    await ida.page.goto('/user/message');
    for (const name of [per, rolf]) await choose('To', name);
    await ida.page.getByRole('textbox', { name: 'Name of the group' }).fill('Trade room');
    await expectFine(ida, 'messages-new-group');
    await write(ida, 'Who sells?');
    await expect(ida.page.getByRole('heading', { level: 1, name: 'Trade room' })).toBeVisible();
  });
  await test.step('she renames it, and changes its members', async () => {
    await ida.page.getByRole('button', { name: 'Manage group' }).click();
    const dialog = ida.page.getByRole('dialog', { name: 'Name and members' });
    await dialog.getByRole('textbox', { name: 'Name of the group' }).fill('War room');
    await dialog.getByRole('button', { name: 'Rename' }).click();
    await expect(ida.page.getByText('Group renamed.')).toBeVisible();
    await choose('Add a member', otto);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const members = dialog.getByRole('list', { name: 'Members besides you' });
    await expect(members).toContainText(otto);
    await expectFine(ida, 'messages-group');
    await members.getByRole('button', { name: `Remove ${rolf} from the group` }).click();
    await expect(members).not.toContainText(rolf);
    await ida.page.keyboard.press('Escape');
    await expect(ida.page.getByRole('heading', { level: 1, name: 'War room' })).toBeVisible();
  });
  await test.step('she leaves it', async () => {
    await ida.page.getByRole('button', { name: 'Leave group' }).click();
    await ida.page.getByRole('dialog').getByRole('button', { name: 'Leave group' }).click();
    await expect(ida.page.getByText('No messages yet')).toBeVisible();
  });
  expect(ida.watch.faults()).toEqual([]);
});
