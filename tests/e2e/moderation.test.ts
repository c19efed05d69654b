/** What users report goes through one queue: filed, claimed, removed with a reason, appealed, given back by another moderator. */
import type { Page } from '@playwright/test';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';

const FOUL = 'Cheap sticks and tickets, write to me';

const chat = (on: Page) => on.getByRole('log', { name: 'Chat messages' });

test('a reported message is removed with a reason, and its author appeals', async ({
  browser,
  admin,
  season,
  server,
}) => {
  const author = await activate(await register(server.url, 'Roope Riita'));
  const open = async (person: Person, address: string) => {
    const context = await browser.newContext({ baseURL: server.url, storageState: person.session });
    const page = await context.newPage();
    const watch = watchPage(page);
    await page.goto(address);
    await watch.settled();
    return { page, watch };
  };
  const arena = `/game/${season.sights.comingGameId}`;
  const writing = await open(author, arena);
  const reading = await open(season.manager, arena);
  const [writer, reader] = [writing.page, reading.page];

  await test.step('the author writes, and cannot report it', async () => {
    const field = writer.getByRole('textbox', { name: 'Message' });
    await field.fill(FOUL);
    await field.press('Enter');
    await expect(chat(writer).getByText(FOUL)).toBeVisible();
    await expect(writer.getByRole('button', { name: /^Report the message/ })).toHaveCount(0);
  });
  await test.step('another reads it and reports it', async () => {
    await reader.getByRole('button', { name: `Report the message by ${author.name}` }).click();
    await reader.getByRole('button', { name: 'Send report' }).click();
    await expect(reader.getByText('Thanks. A moderator will review it.')).toBeVisible();
  });
  const judging = await open(admin, '/admin?tab=reports');
  const office = judging.page;
  await test.step('a moderator claims the case and removes the message', async () => {
    const waiting = office.getByRole('article').filter({ hasText: FOUL });
    await expect(waiting).toContainText(season.manager.name);
    await waiting.getByRole('button', { name: 'Claim' }).click();
    await waiting.getByRole('button', { name: 'Remove' }).click();
    const dialog = office.getByRole('dialog', { name: 'Remove' });
    await dialog.getByRole('textbox').fill('Advertising');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(office.getByText('Decision saved.')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    for (const page of [reader, writer]) await expect(chat(page).getByText(FOUL)).toHaveCount(0);
  });
  await test.step('the author reads why, and appeals', async () => {
    await writer.goto('/settings?tab=data');
    await expect(writer.getByText('Reason: Advertising')).toBeVisible();
    await writer.getByRole('button', { name: 'Appeal' }).click();
    const dialog = writer.getByRole('dialog', { name: 'Appeal' });
    await dialog.getByRole('textbox').fill('It was a joke.');
    await dialog.getByRole('button', { name: 'Appeal' }).click();
    await expect(writer.getByText('Appeal sent. Another moderator will decide.')).toBeVisible();
  });
  await test.step('the appeal is back in the queue, but not for the one who decided', async () => {
    await office.reload();
    const waiting = office.getByRole('article').filter({ hasText: 'It was a joke.' });
    await waiting.getByRole('button', { name: 'Claim' }).click();
    await expect(office.getByText(/You made the first decision/)).toBeVisible();
  });
  for (const { page } of [writing, reading, judging]) await page.context().close();
  await author.api.close();
});
