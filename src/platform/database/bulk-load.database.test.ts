import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { federations } from '#domains/federation/tables.ts';
import { hostings } from '#domains/hosting/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { testDatabase } from '../../../tests/database.ts';
import { withBareTables, withoutReferences } from './bulk-load.ts';
import type { Transaction } from './client.ts';

const { db } = testDatabase();

const nation = {
  id: 1,
  code: 'A1',
  abbr: 'AA1',
  name: 'One',
  adjective: 'One',
  flag: '🏒',
  talentWeight: 0.5,
  rankingPoints: 10,
};
const hosting = { season: 1, nationId: 1, bids: 2, pledge: 3 };
const federation = { id: 1, presidentId: null, foundedAt: 1, colors: ['#000000', '#ffffff'] };

async function definitions(): Promise<unknown> {
  const { rows } = await db.execute(sql`
    select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = 'hostings'::regclass and contype <> 'n'
    union all select indexname, indexdef from pg_indexes where tablename = 'hostings' order by 1`);
  return rows;
}

for (const [name, load] of Object.entries({ withBareTables, withoutReferences })) {
  it(`${name} loads rows before those they refer to, and leaves the table unchanged`, async () => {
    const before = await definitions();
    await db.transaction(async (tx) => {
      await load(tx, ['hostings'], async () => {
        await tx.insert(hostings).values(hosting);
        await tx.insert(nations).values(nation);
        await tx.insert(federations).values(federation);
      });
    });
    expect(await definitions()).toEqual(before);
    expect(await db.$count(hostings)).toBe(1);
    await db.delete(hostings);
    await db.delete(federations);
    await db.delete(nations);
  });

  it(`${name} finally refuses references to missing rows`, async () => {
    const before = await definitions();
    const orphan = (tx: Transaction) => load(tx, ['hostings'], () => tx.insert(hostings).values(hosting));
    await expect(db.transaction(orphan)).rejects.toMatchObject({ cause: { code: '23503' } });
    expect(await definitions()).toEqual(before);
    expect(await db.$count(hostings)).toBe(0);
  });
}

it('withoutReferences still refuses duplicate rows', async () => {
  await db.insert(nations).values(nation);
  await db.insert(federations).values(federation);
  const twice = (tx: Transaction) =>
    withoutReferences(tx, ['hostings'], () => tx.insert(hostings).values([hosting, hosting]));
  await expect(db.transaction(twice)).rejects.toMatchObject({ cause: { code: '23505' } });
});
