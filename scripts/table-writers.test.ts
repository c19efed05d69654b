import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { OUTSIDE_WRITERS, writesFromOutside } from './table-writers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const house = mkdtempSync(join(tmpdir(), 'rinkside-writers-'));

afterAll(() => rmSync(house, { recursive: true }));

const header = `import { clubs } from '#domains/club/tables.ts';\nimport { sql } from 'drizzle-orm';\n`;

/** Ways to write the clubs, each in a separate file of another noun. */
const writes = {
  'of drizzle': 'await tx.insert(clubs).values({ id: 1 });',
  'over several lines': 'await tx\n  .update(clubs)\n  .set({ id: 1 });',
  'through the rows port': "await rows.update(\n  clubs,\n  'id',\n  [],\n);",
  'of rows that fit a condition': 'await rows.updateWhere(clubs, { id: 1 }, {});',
  'that takes rows away': "await rows.remove(clubs, ['id'], {});",
  'in bulk': 'await mergeInto(tx, clubs, [], on);',
  'of ready rows': 'return [{ table: clubs, layout: ROW, parts }];',
  'in SQL with the table': `await tx.execute(sql\`delete from \${clubs} where id = 1\`);`,
  'in SQL by name': 'await tx.execute(sql`update clubs c set id = 1`);',
};

function write(path: string, source: string): void {
  mkdirSync(dirname(join(house, path)), { recursive: true });
  writeFileSync(join(house, path), source);
}

describe('a table has one writer', () => {
  it('in the whole program, except for listed exceptions', () => {
    const found = writesFromOutside(root);
    expect(found.filter(({ file }) => !(file in OUTSIDE_WRITERS))).toEqual([]);
    expect([...new Set(found.map(({ file }) => file))].sort()).toEqual(Object.keys(OUTSIDE_WRITERS).sort());
  });

  it('and any other writer is found, however it writes', () => {
    write('src/domains/club/tables.ts', `export const clubs = pgTable('clubs', {});`);
    write('src/domains/club/store.ts', `import { clubs } from './tables.ts';\nawait tx.insert(clubs).values({});`);
    write('src/domains/fan/reader.ts', `${header}await tx.select().from(clubs);\nknown.delete(clubId);`);
    const planted = Object.values(writes).map((source, at) => {
      const file = `src/domains/fan/write-${at}.ts`;
      write(file, header + source);
      return { file, table: 'clubs', owner: 'domains/club' };
    });
    expect(writesFromOutside(house)).toEqual(planted);
  });

  it('and no writer among its own views', () => {
    const file = 'src/domains/club/views/overview.ts';
    write(file, `${header}await tx.insert(clubs).values({});`);
    expect(writesFromOutside(house)).toContainEqual({ file, table: 'clubs', owner: 'domains/club' });
  });
});
