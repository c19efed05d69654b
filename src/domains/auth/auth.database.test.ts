import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails, users } from '#domains/account/tables.ts';
import { sessions } from '#domains/auth/tables.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type Browser, makeBrowser, startTestServer, type TestServer } from '../../../tests/factories/server.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeWorld(database.db);
  server = await startTestServer(database);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const PASSWORD = 'a long enough password';
let count = 0;

/** Registers a new manager in a browser of his own. */
async function register(more: object = {}): Promise<{ browser: Browser; email: string; name: string }> {
  count++;
  const browser = makeBrowser(server);
  const email = `manager${count}@example.org`;
  const name = `Manager ${count}`;
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

async function login(email: string, password = PASSWORD, more: object = {}) {
  const browser = makeBrowser(server);
  return { browser, answer: await browser.post('/api/auth/login', { email, password, ...more }) };
}

/** The token in the newest mail. */
async function mailedToken(pattern: RegExp): Promise<string> {
  const [mail] = await database.db.select().from(mails).orderBy(desc(mails.id)).limit(1);
  const found = mail && pattern.exec(mail.text);
  if (!found?.[1]) throw new Error(`no link in: ${mail?.text}`);
  return found[1];
}
const ACTIVATION = /\/email\/activate\?token=([\w-]+)/;
const RESET = /\/email\/reset-password\/([\w-]+)\?/;

describe('registering', () => {
  it('logs in, not activated, and mails a link that activates', async () => {
    const { browser, email } = await register();
    const before = await browser.get('/api/user');
    expect(before.status).toBe(200);
    expect(before.body.data).toMatchObject({ email, country: 'FI', activatedAt: null, isAdmin: false });
    expect((await browser.get('/api/nations')).status).toBe(403);

    const token = await mailedToken(ACTIVATION);
    // From another device: the link needs no session.
    const elsewhere = makeBrowser(server);
    expect((await elsewhere.post('/api/auth/activate', { token })).status).toBe(200);
    expect((await elsewhere.post('/api/auth/activate', { token })).status).toBe(200);
    expect((await browser.get('/api/user')).body.data.activatedAt).not.toBeNull();
    expect((await browser.get('/api/nations')).status).toBe(200);
  });
});

void [login, RESET, users, sessions];
