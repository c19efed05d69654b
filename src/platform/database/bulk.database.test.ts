import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { nations } from '#domains/nation/tables.ts';
import { news } from '#domains/news/tables.ts';
import { testDatabase } from '../../../tests/database.ts';
import { copyInto, mergeInto, readRows, takeIds, updateRows } from './bulk.ts';

const { db } = testDatabase(8);

const nation = (id: number, name: string) => ({
  id,
  code: `A${id}`,
  abbr: `AA${id}`,
  name,
  adjective: 'tab\tnew\nline \\ "quote"',
  flag: '🏒',
  talentWeight: 0.5,
  rankingPoints: 10,
});

describe('many rows at once', () => {
  it('are copied unchanged, whatever characters they hold', async () => {
    await db.transaction(async (tx) => {
      await copyInto(tx, nations, [nation(1, 'One'), nation(2, 'Two')]);
      await copyInto(tx, news, [
        { season: 1, day: 2, kind: 'manager-arrived', clubId: null, params: { team: 'a\\b', manager: '{"x"}' } },
      ]);
    });
    const [row] = await db.select().from(nations).where(eq(nations.id, 2));
    expect(row).toMatchObject(nation(2, 'Two'));
    const [item] = await db.select().from(news);
    expect(item).toMatchObject({ id: 1, clubId: null, params: { team: 'a\\b', manager: '{"x"}' } });
  });

  it('are added to existing rows and replace them', async () => {
    await mergeInto(db, nations, [nation(2, 'Second'), nation(3, 'Three')], {
      key: ['id'],
      add: ['rankingPoints'],
      set: ['name'],
    });
    const rows = await db.select().from(nations).orderBy(nations.id);
    expect(rows.map((row) => [row.name, row.rankingPoints])).toEqual([
      ['One', 10],
      ['Second', 20],
      ['Three', 10],
    ]);
  });

  it('are each updated by key', async () => {
    await updateRows(db, nations, 'id', [
      { id: 1, name: 'Uno', talentWeight: 0.25 },
      { id: 3, name: 'Tre', talentWeight: 0.75 },
    ]);
    const rows = await db.select().from(nations).orderBy(nations.id);
    expect(rows.map((row) => [row.name, row.talentWeight])).toEqual([
      ['Uno', 0.25],
      ['Second', 0.5],
      ['Tre', 0.75],
    ]);
  });

  it('are read with the names and values that drizzle gives them', async () => {
    const rows = await readRows(db, nations, ['id', 'talentWeight', 'isRanked', 'flag'], sql`where id < 3 order by id`);
    const { id, talentWeight, isRanked, flag } = nations;
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      await db.select({ id, talentWeight, isRanked, flag }).from(nations).where(sql`id < 3`).orderBy(id),
    );
  });

  it('fail together, and say why', async () => {
    const copy = db.transaction((tx) => copyInto(tx, nations, [nation(9, 'Nine'), nation(1, 'Again')]));
    await expect(copy).rejects.toThrow(/duplicate key/);
    expect(await db.$count(nations)).toBe(3);
  });
});

describe('very many rows', () => {
  const item = (id: number) => ({
    id: 100 + id,
    season: 1,
    day: 2,
    kind: 'manager-arrived' as const,
    params: { manager: 'Ann', team: `${'long '.repeat(60)}${id}` },
  });
  const many = Array.from({ length: 3_000 }, (_, index) => item(index));

  it('are copied in parts, unchanged', async () => {
    const before = await db.$count(news);
    await db.transaction((tx) => copyInto(tx, news, many));
    expect(await db.$count(news)).toBe(before + many.length);
    const [last] = await db.select().from(news).where(eq(news.id, 3_099));
    expect(last).toMatchObject(item(2_999));
  });

  it('fail together, and the connection stays usable', async () => {
    const before = await db.$count(news);
    const others = Array.from({ length: 3_000 }, (_, index) => item(10_000 + index));
    await db.transaction(async (tx) => {
      await tx.execute(sql`savepoint before`);
      await expect(copyInto(tx, news, [...others, item(0)])).rejects.toThrow(/duplicate key/);
      await tx.execute(sql`rollback to savepoint before`);
    });
    expect(await db.$count(news)).toBe(before);
  });
});

describe('a copy whose command fails', () => {
  it('says why, and leaves the connection usable', async () => {
    const before = await db.$count(nations);
    const fifty = [{ ...nation(1, 'Fifty'), id: 50, code: 'B1', abbr: 'BB1' }];
    await db.transaction(async (tx) => {
      // The rows are already on their way when the server finds out that there is no such table.
      await tx.execute(sql`savepoint before`);
      await tx.execute(sql`alter table nations rename to elsewhere`);
      await expect(copyInto(tx, nations, fifty)).rejects.toThrow(/does not exist/);
      await tx.execute(sql`rollback to savepoint before`);
      await copyInto(tx, nations, fifty);
    });
    expect(await db.$count(nations)).toBe(before + 1);
  });
});

describe('blocks of ids', () => {
  it('are contiguous and unique, however many are taken in parallel', async () => {
    const take = async () => {
      const firsts: number[] = [];
      for (let taken = 0; taken < 40; taken++) firsts.push(await db.transaction((tx) => takeIds(tx, news, 200)));
      return firsts;
    };
    const firsts = (await Promise.all(Array.from({ length: 8 }, take))).flat().sort((a, b) => a - b);
    expect(firsts.every((first, index) => index === 0 || first >= (firsts[index - 1] ?? 0) + 200)).toBe(true);
  });

  it('return no id the same transaction asks for meanwhile', async () => {
    const before = await db.$count(nations);
    await db.transaction(async (tx) => {
      await Promise.all([
        takeIds(tx, news, 3),
        tx.insert(nations).values(nation(7, 'Meanwhile')),
        takeIds(tx, news, 3),
      ]);
    });
    expect(await db.$count(nations)).toBe(before + 1);
  });
});
