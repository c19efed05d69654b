/**
 * A server that sends itself the requests of logged-in users, to be killed by the tests. Reads DATABASE_URL and a line of JSON
 * for each request (see `AskedRequest`), prints 'ready' when it listens, and writes a line with the status and the text of each
 * response.
 */
import { createInterface } from 'node:readline';
import { createDatabaseClient } from '#platform/database/client.ts';
import { type Browser, makeLoggedInBrowser, startTestServer } from '../factories/server.ts';

export interface AskedRequest {
  email: string;
  method: string;
  path: string;
  body?: unknown;
}

const url = process.env['DATABASE_URL'] ?? '';
// Every request may hold a transaction at the same time.
const client = createDatabaseClient(url, 20);
const database = { ...client, url, drop: () => client.pool.end() };
const server = await startTestServer(database);
const browsers = new Map<string, Browser>();

console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const { email, method, path, body }: AskedRequest = JSON.parse(line);
  const browser = browsers.get(email) ?? (await makeLoggedInBrowser(server, database, email));
  browsers.set(email, browser);
  void browser.unsafe(method, path, body).then(({ status, text }) => console.log(status, text));
}
