/** What users report in the chat of a game, and what an admin makes of it. */
import type { Page } from '@playwright/test';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';

const BLUNT = 'This power play could not find the net with a map';
const FOUL = 'Cheap sticks and tickets, write to me';

const chat = (on: Page) => on.getByRole('log', { name: 'Chat messages' });
const rowOf = (on: Page, text: string) => on.getByRole('row').filter({ hasText: text });

test('an admin keeps one reported message and removes another; the reporter and the author see which', async ({
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

  await test.step('the author writes two messages, and cannot report himself', async () => {
    const field = writer.getByRole('textbox', { name: 'Message' });
    for (const text of [BLUNT, FOUL]) {
      await field.fill(text);
      await field.press('Enter');
      await expect(chat(writer).getByText(text)).toBeVisible();
      await expect(field).toHaveValue('');
    }
    await expect(writer.getByRole('button', { name: /^Report the message/ })).toHaveCount(0);
  });
  await test.step('another reads them at once, and reports both', async () => {
    for (const [text, reason] of [
      [BLUNT, 'Abusive'],
      [FOUL, 'Spam'],
    ] as const) {
      const line = chat(reader).getByRole('listitem').filter({ hasText: text });
      await line.getByRole('button', { name: `Report the message by ${author.name}` }).click();
      await reader.getByRole('menuitem', { name: reason }).click();
      await expect(reader.getByText('Thanks. An admin will review the message.').last()).toBeVisible();
    }
  });

  const judging = await open(admin, '/admin?tab=reports');
  const office = judging.page;
  await test.step('the admin sees who has reported what, and for what', async () => {
    const { name } = season.manager;
    await expect(rowOf(office, BLUNT)).toContainText(`Abuse (${name})`);
    await expect(rowOf(office, FOUL)).toContainText(`Spam (${name})`);
    await expect(rowOf(office, FOUL)).toContainText(author.name);
    await expect(rowOf(office, FOUL).getByRole('link', { name: 'Open' })).toHaveAttribute('href', arena);
  });
  await test.step('one is kept: its reports are dropped, and it stays', async () => {
    await rowOf(office, BLUNT).getByRole('button', { name: 'Keep' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await expect(office.getByText('Message kept and reports dismissed.')).toBeVisible();
    await expect(rowOf(office, BLUNT)).toHaveCount(0);
    await expect(rowOf(office, FOUL)).toBeVisible();
  });
  await test.step('the other is removed, once the admin is sure', async () => {
    const question = office.getByRole('dialog', { name: `Remove the message by ${author.name}?` });
    await rowOf(office, FOUL).getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(rowOf(office, FOUL)).toBeVisible();
    await rowOf(office, FOUL).getByRole('button', { name: 'Remove' }).click();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(office.getByText(`Message by ${author.name} removed.`)).toBeVisible();
    await expect(office.getByText('No reported messages.')).toBeVisible();
  });
  await test.step('reporter and author lose it without doing anything, and keep the other', async () => {
    for (const page of [reader, writer]) {
      await expect(chat(page).getByText(FOUL)).toHaveCount(0);
      await expect(chat(page).getByText(BLUNT)).toBeVisible();
    }
  });
  await test.step('so it is after a reload, for all three', async () => {
    await Promise.all([reader, writer, office].map((page) => page.reload()));
    for (const page of [reader, writer]) {
      await expect(chat(page).getByText(BLUNT)).toBeVisible();
      await expect(chat(page).getByText(FOUL)).toHaveCount(0);
    }
    await expect(office.getByText('No reported messages.')).toBeVisible();
  });
  for (const { page, watch } of [writing, reading, judging]) {
    expect.soft(watch.faults(), `faults of ${page.url()}`).toEqual([]);
    await page.context().close();
  }
  await author.api.close();
});
