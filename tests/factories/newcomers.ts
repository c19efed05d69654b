/** People who register, log in and read their mails, through the calls of the web app. */
import { desc } from 'drizzle-orm';
import { expect } from 'vitest';
import { mails } from '#platform/mail/tables.ts';
import type { TestDatabase } from '../database.ts';
import { type Answer, type Browser, makeBrowser, type TestServer } from './server.ts';

/** The password of every user, unless a test changes it. */
export const PASSWORD = 'a long enough password';

/** The one-time token in the link of each kind of mail. */
export const LINKS = {
  activation: /\/email\/activate\?token=([\w-]+)/,
  reset: /\/email\/reset-password\/([\w-]+)\?/,
  emailChange: /\/email\/change\?token=([\w-]+)/,
} as const;

let count = 0;

/** Registers a new manager in a separate browser. */
export async function register(
  server: TestServer,
  more: object = {},
  browser: Browser = makeBrowser(server),
): Promise<{ browser: Browser; email: string; name: string }> {
  count++;
  const email = `newcomer${count}@example.org`;
  const name = `Newcomer ${count}`;
  const answer = await browser.post('/api/auth/register', {
    email,
    password: PASSWORD,
    name,
    country: 'FI',
    timeZone: 'Europe/Helsinki',
    ...more,
  });
  expect(answer.status, answer.text).toBe(201);
  return { browser, email, name };
}

/** Tries to log in, in a separate browser. */
export async function logIn(
  server: TestServer,
  email: string,
  { password = PASSWORD, ...more }: { password?: string; remember?: boolean } = {},
): Promise<{ browser: Browser; answer: Answer }> {
  const browser = makeBrowser(server);
  return { browser, answer: await browser.post('/api/auth/login', { email, password, ...more }) };
}

/** Returns the token in the newest mail. */
export async function mailedToken({ db }: TestDatabase, link: RegExp): Promise<string> {
  const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const found = mail && link.exec(mail.text);
  if (!found?.[1]) throw new Error(`no such link in: ${mail?.text}`);
  return found[1];
}
