import { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';
import { sentenceOf } from '#platform/operator-trouble.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a world of another version is refused in one sentence, unchanged', async () => {
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

it('a missing extension is named where the server may not create it', async () => {
  const { pool } = database;
  await pool.query('drop extension pg_trgm cascade; drop schema drizzle cascade; create role may_little');
  const poor = new Pool({ connectionString: database.url, options: '-c role=may_little' });
  const refused = await migrate(poor).then(
    () => 'migrated',
    (error: unknown) => sentenceOf(error),
  );
  await poor.end();
  await pool.query('drop role may_little');
  expect(refused).toMatch(/^This PostgreSQL server does not let the game have the extension pg_trgm/);
});
