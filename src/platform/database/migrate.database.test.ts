import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { sentenceOf } from '#platform/operator-trouble.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('refuses a world that another version has made, in one sentence, and changes nothing', async () => {
  await migrate(database.pool);
  const applied = async () =>
    (await database.pool.query('select hash, created_at from drizzle.__drizzle_migrations order by id')).rows;
  await database.pool.query("update drizzle.__drizzle_migrations set hash = 'of another version', created_at = 1");
  const before = await applied();
  const refused = await migrate(database.pool).then(
    () => 'migrated',
    (error: unknown) => sentenceOf(error),
  );
  expect(refused).toMatch(/^This world was made by another version of the game/);
  expect(await applied()).toEqual(before);
});
