import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where the highest id is asked for, and not to take the next: a test, a block of taken ids, the sequences after an import. */
const ALLOWED = ['src/platform/database/bulk.ts', 'src/world/transfer/import.ts'];

/** "max(id)" in SQL, `max(games.id)` of drizzle, with or without an alias of the table. */
const HIGHEST_ID = /\bmax\(\s*(?:\$\{)?(?:\w+\.)?id\b/i;

it('ids come from sequences: nothing takes the highest id and adds one', () => {
  const files = readdirSync(new URL('../src/', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  const found = files.filter((file) => HIGHEST_ID.test(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')));
  expect(found.sort()).toEqual(ALLOWED);
  expect(
    ['select max(id) + 1 from games', 'max(games.id)', `max(\${games.id})`].every((sql) => HIGHEST_ID.test(sql)),
  ).toBe(true);
});
