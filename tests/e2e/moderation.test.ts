/** What users report goes through one queue: filed, claimed, removed with a reason by a moderator whom an admin has appointed, appealed. */
import type { Page } from '@playwright/test';
import { SIZES } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';

const chat = (on: Page) => on.getByRole('log', { name: 'Chat messages' });

// The case of the first is still open when the second looks at the queue.
for (const [size, authorName, foul, moderatorName, appealed] of [
  ['desktop', 'Roope Riita', 'Cheap sticks and tickets, write to me', 'Mona Mild', 'It was a joke.'],
  ['phone', 'Sulo Salo', 'Signed pucks at half price, write to me', 'Maija Malm', 'It was irony.'],
] as const)
  test(`on a ${size} a reported message is removed with a reason, and its author appeals`, async ({
    browser,
    admin,
    season,
    server,
  }) => {
    const author = await activate(await register(server.url, authorName));
    const open = async (person: Person, address: string) => {
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
    // On a phone the chat has a tab of its own.
    const arena = `/game/${season.sights.comingGameId}?tab=chat`;
    const writing = await open(author, arena);
    const reading = await open(season.manager, arena);
    const [writer, reader] = [writing.page, reading.page];

    await test.step('the author writes, and cannot report it', async () => {
      const field = writer.getByRole('textbox', { name: 'Message' });
      await field.fill(foul);
      await field.press('Enter');
      await expect(chat(writer).getByText(foul)).toBeVisible();
      await expect(writer.getByRole('button', { name: /^Report the message/ })).toHaveCount(0);
    });
    await test.step('another reads it and reports it', async () => {
      await reader.getByRole('button', { name: `Report the message by ${author.name}` }).click();
      await reader.getByRole('button', { name: 'Send report' }).click();
      await expect(reader.getByText('Thanks. A moderator will review it.')).toBeVisible();
    });
    const ruling = await open(admin, '/admin?tab=users');
    const office = ruling.page;
    const moderator = await activate(await register(server.url, moderatorName));
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
    const judging = await open(moderator, '/notifications');
    const desk = judging.page;
    await test.step('the moderator is told, and finds the queue and nothing else of the office', async () => {
      await expect(desk.getByText('You have been appointed: Moderator.')).toBeVisible();
      await desk.goto('/admin');
      await expect(desk.getByRole('link', { name: 'Reports' })).toBeVisible();
      await expect(desk.getByRole('link', { name: 'Users' })).toHaveCount(0);
    });
    await test.step('the moderator claims the case and removes the message', async () => {
      const waiting = desk.getByRole('article').filter({ hasText: foul });
      await expect(waiting).toContainText(season.manager.name);
      await waiting.getByRole('button', { name: 'Claim' }).click();
      await waiting.getByRole('button', { name: 'Remove' }).click();
      const dialog = desk.getByRole('dialog', { name: 'Remove' });
      await dialog.getByRole('textbox').fill('Advertising');
      await dialog.getByRole('button', { name: 'Remove' }).click();
      await expect(desk.getByText('Decision saved.')).toBeVisible();
      await expect(waiting).toHaveCount(0);
      for (const page of [reader, writer]) await expect(chat(page).getByText(foul)).toHaveCount(0);
    });
    await test.step('the author reads why, and appeals', async () => {
      await writer.goto('/settings?tab=data');
      await expect(writer.getByText('Reason: Advertising')).toBeVisible();
      await writer.getByRole('button', { name: 'Appeal' }).click();
      const dialog = writer.getByRole('dialog', { name: 'Appeal' });
      await dialog.getByRole('textbox').fill(appealed);
      await dialog.getByRole('button', { name: 'Appeal' }).click();
      await expect(writer.getByText('Appeal sent. Another moderator will decide.')).toBeVisible();
    });
    await test.step('the appeal is back in the queue, but not for the one who decided', async () => {
      await desk.reload();
      const waiting = desk.getByRole('article').filter({ hasText: appealed });
      await waiting.getByRole('button', { name: 'Claim' }).click();
      await expect(desk.getByText(/You made the first decision/)).toBeVisible();
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
      await waiting.getByRole('button', { name: 'Remove' }).click();
      const ruling = desk.getByRole('dialog', { name: 'Remove' });
      await ruling.getByRole('textbox').fill(`Advertising (${kind})`);
      await ruling.getByRole('button', { name: 'Remove' }).click();
      await expect(desk.getByText('Decision saved.')).toBeVisible();

      await writer.goto('/settings?tab=data');
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
