/** Reports go through one queue: filed, claimed, removed with a reason by a moderator appointed by an admin, appealed. */
import type { Page } from '@playwright/test';
import { SIZES, type Size, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';

const chat = (on: Page) => on.getByRole('log', { name: 'Chat messages' });

const FOUL = 'Cheap sticks and tickets, write to me';

test('a message reported on a phone is removed with a reason, and its author appeals', async ({
  browser,
  admin,
  season,
  server,
}) => {
  const author = await activate(await register(server.url, 'Roope Riita'));
  const open = async (person: Person, address: string, size: Size) => {
    const context = await browser.newContext({
      baseURL: server.url,
      storageState: person.session,
      viewport: SIZES[size],
    });
    const page = await context.newPage();
    const watch = watchPage(page);
    await page.goto(address);
    await watch.settled();
    return { page, watch };
  };
  // On a phone the chat has its own tab.
  const arena = `/game/${season.sights.comingGameId}?tab=chat`;
  const writing = await open(author, arena, 'phone');
  const reading = await open(season.manager, arena, 'phone');
  const [writer, reader] = [writing.page, reading.page];

  await test.step('the author writes, and cannot report it', async () => {
    const field = writer.getByRole('textbox', { name: 'Message' });
    await field.fill(FOUL);
    await field.press('Enter');
    await expect(chat(writer).getByText(FOUL)).toBeVisible();
    await expect(writer.getByRole('button', { name: `Report the message by ${author.name}` })).toHaveCount(0);
  });
  await test.step('another reads it and reports it', async () => {
    await reader.getByRole('button', { name: `Report the message by ${author.name}` }).click();
    await reader.getByRole('button', { name: 'Send report' }).click();
    await expect(reader.getByText('Thanks. A moderator will review it.')).toBeVisible();
  });
  const ruling = await open(admin, '/admin?tab=users', 'desktop');
  const office = ruling.page;
  const moderator = await activate(await register(server.url, 'Mona Mild'));
  await test.step('an admin appoints a moderator', async () => {
    await office.getByRole('searchbox', { name: 'Search by name or email' }).fill(moderator.name);
    const row = office.getByRole('row').filter({ hasText: moderator.name });
    await row.getByRole('button', { name: 'Appoint' }).click();
    const dialog = office.getByRole('dialog', { name: `Appoint ${moderator.name}?` });
    await expect(dialog.getByLabel('Role')).toHaveValue('moderator');
    await dialog.getByRole('button', { name: 'Appoint' }).click();
    await expect(office.getByText(`${moderator.name} has been appointed.`)).toBeVisible();
    await office.goto('/admin?tab=staff');
    await expect(office.getByRole('row').filter({ hasText: moderator.name })).toContainText('Moderator');
  });
  const judging = await open(moderator, '/notifications', 'desktop');
  const desk = judging.page;
  await test.step('the moderator is notified, and finds the queue and nothing else of the office', async () => {
    await expect(desk.getByText('You have been appointed: Moderator.')).toBeVisible();
    await desk.goto('/admin');
    await expect(desk.getByRole('link', { name: 'Reports' })).toBeVisible();
    await expect(desk.getByRole('link', { name: 'Users' })).toHaveCount(0);
  });
  await test.step('the moderator claims the case, removes the message and mutes its author', async () => {
    const waiting = desk.getByRole('article').filter({ hasText: FOUL });
    await expect(waiting).toContainText(season.manager.name);
    await waiting.getByRole('button', { name: 'Claim' }).click();
    await waiting.getByRole('button', { name: 'Decide' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Decide' });
    const choose = async (label: string, option: string) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await desk.getByRole('option', { name: option, exact: true }).click();
    };
    await choose('Decision', 'Mute the author');
    await choose('For how long', '6 hours');
    await choose('Rule', 'Advertising');
    await dialog.getByRole('textbox', { name: 'Note for the author' }).fill('No ads, please.');
    await takePicture(desk, 'moderation-decide');
    await dialog.getByRole('button', { name: 'Mute the author' }).click();
    await expect(desk.getByText('Decision saved.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    for (const page of [reader, writer]) await expect(chat(page).getByText(FOUL)).toHaveCount(0);
  });
  await test.step('the muted author is refused, and told until when', async () => {
    const field = writer.getByRole('textbox', { name: 'Message' });
    await field.fill('Tickets!');
    await field.press('Enter');
    await expect(writer.getByText(/A moderator has muted you until/).first()).toBeVisible();
  });
  await test.step('the author reads why and until when, and appeals', async () => {
    await writer.goto('/notifications');
    await expect(writer.getByText(/A moderator muted you until .* Rule: Advertising\. No ads, please\./)).toBeVisible();
    await writer.goto('/settings?section=decisions');
    await expect(writer.getByText('Reason: No ads, please.')).toBeVisible();
    await expect(writer.getByText(/^Muted until/)).toBeVisible();
    await takePicture(writer, 'moderation-own');
    await writer.getByRole('button', { name: 'Appeal' }).click();
    const dialog = writer.getByRole('dialog', { name: 'Appeal' });
    await dialog.getByRole('textbox').fill('It was a joke.');
    await dialog.getByRole('button', { name: 'Appeal' }).click();
    await expect(writer.getByText('Appeal sent. Another moderator will decide.')).toBeVisible();
  });
  await test.step('the appeal is back in the queue, but not for the one who decided', async () => {
    await desk.reload();
    const waiting = desk.getByRole('article').filter({ hasText: 'It was a joke.' });
    await waiting.getByRole('button', { name: 'Claim' }).click();
    await expect(desk.getByText(/You made the first decision/)).toBeVisible();
    await takePicture(desk, 'moderation-queue');
  });
  await test.step('an admin overturns it: the author can write again', async () => {
    await office.goto('/admin?tab=reports');
    const waiting = office.getByRole('article').filter({ hasText: 'It was a joke.' });
    await waiting.getByRole('button', { name: 'Claim' }).click();
    await waiting.getByRole('button', { name: 'Overturn' }).click();
    const dialog = office.getByRole('dialog', { name: 'Overturn' });
    await dialog.getByRole('textbox').fill('A joke it was.');
    await dialog.getByRole('button', { name: 'Overturn' }).click();
    await expect(office.getByText('Decision saved.')).toBeVisible();
    await writer.goto(arena);
    const field = writer.getByRole('textbox', { name: 'Message' });
    await field.fill('I can talk again');
    await field.press('Enter');
    await expect(chat(writer).getByText('I can talk again')).toBeVisible();
  });
  for (const { page } of [writing, reading, ruling, judging]) await page.context().close();
  for (const person of [author, moderator]) await person.api.close();
});

test('an article, a proposal and a name go through the same queue, from the report to the appeal', async ({
  browser,
  admin,
  season,
  server,
}) => {
  const author = await activate(await register(server.url, 'Pekka Pistin'));
  const { api } = author;
  const places = await test.step('the author writes', async () => {
    const words = { title: 'Sticks for everybody', text: 'Write to me for cheap sticks and tickets.' };
    const proposal = await api.send<{ data: { id: number } }>('POST', '/api/proposals', words);
    await api.send('POST', '/api/careers/reporter', { firstname: 'Pekka', lastname: 'Pistin', nationId: 1 });
    const { data: career } = await api.get<{ data: { personId: number } }>('/api/press/own');
    const desks = await api.get<{ data: { id: number }[] }>('/api/press/desks');
    await api.send('POST', `/api/press/desks/${desks.data[0]?.id}/accreditation`);
    const draft = { headline: 'Cheap sticks and tickets', body: 'Write to me for both of them. '.repeat(20) };
    const { data: article } = await api.send<{ data: { id: number; version: number } }>('POST', '/api/articles', draft);
    await api.send('POST', `/api/articles/${article.id}/publish`, { version: article.version });
    const { data: self } = await api.get<{ data: { id: number } }>('/api/user');
    return [
      { kind: 'Article', address: `/reporter/${career.personId}?article=${article.id}`, report: 'Report' },
      { kind: 'Proposal', address: `/feature-voting?proposal=${proposal.data.id}`, report: 'Report' },
      { kind: 'User name', address: `/user/${self.id}`, report: 'Report the name' },
    ];
  });
  const [reader, desk, writer] = await Promise.all(
    [season.manager, admin, author].map(async ({ session }) =>
      (await browser.newContext({ baseURL: server.url, storageState: session })).newPage(),
    ),
  );
  if (!reader || !desk || !writer) throw new Error('three pages were opened');
  for (const { kind, address, report } of places) {
    await test.step(kind, async () => {
      await reader.goto(address);
      await reader.getByRole('button', { name: report, exact: true }).click();
      await reader.getByRole('button', { name: 'Send report' }).click();
      await expect(reader.getByText('Thanks. A moderator will review it.')).toBeVisible();

      await desk.goto('/admin?tab=reports');
      const waiting = desk.getByRole('article', { name: new RegExp(`^${kind} \\d+`) }).filter({ hasText: author.name });
      await waiting.getByRole('button', { name: 'Claim' }).click();
      await waiting.getByRole('button', { name: 'Decide' }).click();
      const ruling = desk.getByRole('dialog', { name: 'Decide' });
      await ruling.getByRole('textbox', { name: 'Note for the author' }).fill(`Advertising (${kind})`);
      await ruling.getByRole('button', { name: 'Remove the content' }).click();
      await expect(desk.getByText('Decision saved.')).toBeVisible();

      await writer.goto('/settings?section=decisions');
      const own = writer.getByRole('article').filter({ hasText: `Advertising (${kind})` });
      await own.getByRole('button', { name: 'Appeal' }).click();
      const appeal = writer.getByRole('dialog', { name: 'Appeal' });
      await appeal.getByRole('textbox').fill(`It was meant well (${kind}).`);
      await appeal.getByRole('button', { name: 'Appeal' }).click();
      await expect(writer.getByText('Appeal sent. Another moderator will decide.')).toBeVisible();
      await desk.reload();
      await expect(desk.getByRole('article').filter({ hasText: `It was meant well (${kind}).` })).toBeVisible();
    });
  }
  for (const page of [reader, desk, writer]) await page.context().close();
  await api.close();
});
