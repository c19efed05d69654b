import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseClient, type DatabaseClient } from '#platform/database/client.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import {
  type Answer,
  type Browser,
  makeLoggedInBrowser,
  startTestServer,
  type TestServer,
} from '../../../tests/factories/server.ts';
import { makeUser } from '../../../tests/factories/user.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const RECORDS = '/api/world/records?page=1&tournament_level=any';

let database: TestDatabase;
let heavy: DatabaseClient;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  database = await createTestDatabase();
  const { leagueIds, season } = await makeWorld(database.db);
  await makeClub(database.db, { id: 1, leagueIds, season });
  heavy = createDatabaseClient(database.url, 1);
  server = await startTestServer(database, { heavyDb: heavy.db });
  await makeUser(database.db, { name: 'Reader' });
  browser = await makeLoggedInBrowser(server, database, 'reader@example.org');
});
afterAll(async () => {
  await server.close();
  await heavy.pool.end();
  await database.drop();
});

describe('work that takes long', () => {
  it('waits for a connection of its own while pages go on', async () => {
    const busy = await heavy.pool.connect();
    let records: Answer | null = null;
    const asked = Promise.all(
      // More than there are connections in all: none of them may be one that pages need.
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
