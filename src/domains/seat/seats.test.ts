import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../..', import.meta.url));
const outside = globSync('**/*.ts', { cwd: src }).filter(
  (file) => !file.startsWith('domains/seat/') && !file.includes('.test.') && !file.startsWith('web/'),
);

/** Reads of the table itself, by import or by its name in SQL. Its views may be joined anywhere. */
const READS_SEATS = /import \{[^}]*\bseats\b[^}]*\} from '[^']*seat\/tables\.ts'|\b(from|join|into|update)\s+"?seats\b/;

it('only the seat slice reads and writes seats', () => {
  expect(outside.length).toBeGreaterThan(1000);
  expect(outside.filter((file) => READS_SEATS.test(readFileSync(`${src}/${file}`, 'utf8')))).toEqual([]);
});

it('the scan finds both ways to read seats', () => {
  expect(READS_SEATS.test("import { managers, seats } from '#domains/seat/tables.ts';")).toBe(true);
  expect(READS_SEATS.test('select user_id from seats where to_day is null')).toBe(true);
  expect(READS_SEATS.test("import { managers } from '#domains/seat/tables.ts';")).toBe(false);
});

it('no other table records who runs a club or coaches a team', () => {
  const migration = readFileSync(`${src}/platform/database/migrations/0000_world.sql`, 'utf8');
  expect(migration).not.toMatch(/"(owner|coach|manager)_user_id"/);
});
