import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseClient, type DatabaseClient } from '#platform/database/client.ts';
import {
  type Answer,
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const RECORDS = '/api/world/records?page=1&tournament_level=any';

const { database } = testWorld({ users: ['Reader'], clubs: [1] });
let heavy: DatabaseClient;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  heavy = createDatabaseClient(database.url, 1);
  server = await startTestServer(database, { heavyDb: heavy.db });
  browser = await makeLoggedInBrowser(server, database, 'reader@example.org');
});
afterAll(async () => {
  await server.close();
  await heavy.pool.end();
});

describe('long-running work', () => {
  it('waits for a connection of its own while pages load', async () => {
    const busy = await heavy.pool.connect();
    let records: Answer | null = null;
    const asked = Promise.all(
      // More than all connections: none of them may be one that pages need.
      Array.from({ length: 20 }, () =>
        browser.get(RECORDS).then((answer) => {
          records = answer;
          return answer.status;
        }),
      ),
    );
    try {
      for (const page of ['/api/user', '/api/notifications', '/api/notifications/list']) {
        expect((await browser.get(page)).status).toBe(200);
      }
      expect(records).toBeNull();
    } finally {
      busy.release();
    }
    expect(await asked).toEqual(Array.from({ length: 20 }, () => 200));
  });
});
