import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#platform/database/open.ts';
import { sentenceOf } from '#platform/operator-trouble.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('the error for an unusable configured database is one sentence', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const nowhere = 'postgresql://localhost:1/rinkside';
  for (const databaseUrl of [nowhere, database.url.replace('rinkside_test', 'not_there')]) {
    const opened = openDatabase({ dataDir: '/nonexistent', databaseUrl, log });
    const said = await opened.then(() => 'opened', sentenceOf);
    expect(said, databaseUrl).toMatch(/^The database that DATABASE_URL names cannot be used: .+ embedded database\.$/);
  }
});
