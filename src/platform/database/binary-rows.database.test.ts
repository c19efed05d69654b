import { sql } from 'drizzle-orm';
import { boolean, customType, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/database.ts';
import { binaryRows } from './binary-rows.ts';
import { copyRows } from './bulk.ts';

const ROW = { id: 'integer', isGood: 'boolean', word: 'text', small: 'smallint', bytes: 'bytea' } as const;
const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const COLUMNS = {
  id: integer().primaryKey(),
  isGood: boolean().notNull(),
  word: text(),
  small: smallint().notNull(),
  bytes: bytea().notNull(),
};
const things = pgTable('things', COLUMNS);
const others = pgTable('others', COLUMNS);

const { db } = testDatabase();
beforeAll(async () => {
  for (const table of [things, others]) {
    await db.execute(
      sql`create table ${table} (id int primary key, is_good bool not null, word text, small int2 not null, bytes bytea not null)`,
    );
  }
});

const thing = (id: number, word: string | null = 'word') => ({
  id,
  isGood: id % 2 === 0,
  word,
  small: -id,
  bytes: Uint8Array.of(0, 9, 10, 92, 255),
});
const copy = (...parts: Uint8Array[]) => db.transaction((tx) => copyRows(tx, [{ table: things, layout: ROW, parts }]));
const stored = async () => {
  const rows = await db.select().from(things).orderBy(things.id);
  return rows.map((row) => ({ ...row, bytes: new Uint8Array(row.bytes) }));
};

describe('rows in binary form', () => {
  it('arrive unchanged, in several parts', async () => {
    const rows = [thing(1), thing(2, null), { ...thing(2_147_483_647, 'tab\tnew\nline \\ 🏒'), small: -32_768 }];
    await copy(binaryRows(ROW, rows.slice(0, 1)), binaryRows(ROW, []), binaryRows(ROW, rows.slice(1)));
    expect(await stored()).toEqual(rows);
  });

  it('may be longer than the buffer', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
    await db.delete(things);
    await copy(binaryRows(ROW, [thing(1), { ...thing(2), bytes }, thing(3)]));
    expect((await stored()).map((row) => row.bytes)).toEqual([thing(1).bytes, bytes, thing(3).bytes]);
  });

  it('stay unchanged when others follow', () => {
    const first = binaryRows(ROW, [thing(1)]);
    const before = [...first];
    binaryRows(ROW, [thing(77, 'another')]);
    expect([...first]).toEqual(before);
  });

  it('may be empty', async () => {
    await db.delete(things);
    await copy();
    await copy(binaryRows(ROW, []));
    expect(await stored()).toEqual([]);
  });

  it('are refused with a number too large or fractional, a missing value or a wrong type', async () => {
    expect(() => binaryRows(ROW, [{ ...thing(1), small: 32_768 }])).toThrow(RangeError);
    expect(() => binaryRows(ROW, [{ ...thing(1), id: 1.5 }])).toThrow(TypeError);
    expect(() => binaryRows({ small: 'smallint' }, [{} as { small: number }])).toThrow(TypeError);
    expect(() => binaryRows({ bytes: 'bytea' }, [{} as { bytes: Uint8Array }])).toThrow(TypeError);
    expect(() => binaryRows({ isGood: 'boolean' }, [{} as { isGood: boolean }])).toThrow(TypeError);
    expect(() => binaryRows({ word: 'text' }, [{} as { word: string }])).toThrow(TypeError);
    const layout = { ...ROW, small: 'integer' } as const;
    const parts = [binaryRows(layout, [thing(5)])];
    const wrong = db.transaction((tx) => copyRows(tx, [{ table: things, layout, parts }]));
    await expect(wrong).rejects.toThrow(/incorrect binary data format/);
  });

  it('go into several tables at once, or into none of them', async () => {
    await db.delete(things);
    const into = (table: typeof things | typeof others, ...ids: number[]) => ({
      table,
      layout: ROW,
      parts: [
        binaryRows(
          ROW,
          ids.map((id) => thing(id)),
        ),
      ],
    });
    const both = (...tables: ReturnType<typeof into>[]) => db.transaction((tx) => copyRows(tx, tables));
    await both(into(things, 1, 2), into(others), into(others, 3));
    expect([await db.$count(things), await db.$count(others)]).toEqual([2, 1]);
    await expect(both(into(things, 4), into(others, 3), into(things, 5))).rejects.toThrow(/duplicate key/);
    await expect(both(into(things, 1), into(others, 6))).rejects.toThrow(/duplicate key/);
    expect([await db.$count(things), await db.$count(others)]).toEqual([2, 1]);
  });

  it('fail together, and the connection stays usable', async () => {
    await db.delete(things);
    await expect(copy(binaryRows(ROW, [thing(1), thing(2), thing(1)]))).rejects.toThrow(/duplicate key/);
    expect(await stored()).toEqual([]);
  });
});
