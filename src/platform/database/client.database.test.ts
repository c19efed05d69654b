import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase, testDatabase } from '../../../tests/database.ts';
import { world } from '../clock/tables.ts';
import { migrate } from './migrate.ts';

const database = testDatabase();
const { db } = database;

const newWorld = {
  name: 'Test',
  seed: 7,
  size: 'small',
  seasonNumber: 3,
  day: 1,
  step: 'morning',
  phase: 'preseason',
  dayMinutes: 60,
  dayStartedAt: new Date('2026-01-01T00:00:00Z'),
};

describe('the connection to the database', () => {
  it('gives counts and 64-bit integers as numbers', async () => {
    const { rows } = await db.execute<{ games: number; pucks: number }>(
      sql`select count(*) as games, 9007199254740991::int8 as pucks`,
    );
    expect(rows).toEqual([{ games: 1, pucks: 9007199254740991 }]);
  });

  it('answers simultaneous queries of a transaction in turn, and continues after one fails', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const ask = async (client: pg.PoolClient, numbers: readonly number[]) =>
      Promise.all(
        numbers.map((number) =>
          client.query<{ is: number }>('select 12 / $1::int as is', [number]).then(
            ({ rows }) => rows[0]?.is,
            () => 'failed',
          ),
        ),
      );
    const client = await database.pool.connect();
    try {
      expect(await ask(client, [1, 2, 3, 4, 0, 6, 12])).toEqual([12, 6, 4, 3, 'failed', 2, 1]);
    } finally {
      client.release();
    }
    const all = await db.transaction((tx) =>
      Promise.all([1, 2, 3, 4, 5].map((number) => tx.execute<{ is: number }>(sql`select ${number}::int as is`))),
    );
    expect(all.map(({ rows }) => rows[0]?.is)).toEqual([1, 2, 3, 4, 5]);
    // Reported at the next tick.
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('refuses integers that a number would round', async () => {
    await expect(database.pool.query('select 9007199254740993::int8')).rejects.toThrow(RangeError);
  });

  it('reads arrays of small integers and of texts, whatever they hold', async () => {
    const { rows } = await database.pool.query(`select array[3, -2]::int2[] as numbers, array[7, null]::int2[] as gap,
      array[]::int2[] as nothing, array['LW', 'ice-cold']::text[] as words, array['a,b', 'NULL', null, 'é']::text[] as others,
      array['NULL']::text[] as word`);
    expect(rows).toEqual([
      {
        numbers: [3, -2],
        gap: [7, null],
        nothing: [],
        words: ['LW', 'ice-cold'],
        others: ['a,b', 'NULL', null, 'é'],
        word: ['NULL'],
      },
    ]);
  });

  it('survives when the server drops its connections, idle or in a transaction', async () => {
    const client = await database.pool.connect();
    await client.query('begin');
    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('a database for a test', () => {
  it('is migrated, empty, and shared with no other test', async () => {
    const other = await createTestDatabase();
    await other.db.insert(world).values(newWorld);
    expect(await db.$count(world)).toBe(0);
    expect(await other.db.$count(world)).toBe(1);
    await other.drop();
  });
});

describe('migrations', () => {
  it('run once when several programs start at the same time', async () => {
    await database.pool.query('drop schema if exists drizzle, graphile_worker cascade');
    await database.pool.query('drop schema public cascade; create schema public');
    await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
    const { rows } = await database.pool.query<{ ours: number; known: number; queue: number }>(`
      select (select count(*) from drizzle.__drizzle_migrations) as ours,
        (select count(distinct hash) from drizzle.__drizzle_migrations) as known,
        (select count(*) from graphile_worker.migrations) as queue`);
    expect(rows[0]?.ours).toBe(rows[0]?.known);
    expect(rows[0]?.queue).toBeGreaterThan(0);
    expect(await db.$count(world)).toBe(0);
  });
});
