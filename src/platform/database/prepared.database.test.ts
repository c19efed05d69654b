import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/database.ts';
import { prepareOften, StatementNames } from './prepared.ts';

const database = testDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client(database.url);
  await client.connect();
  prepareOften(client, new StatementNames());
});
afterAll(async () => {
  await client.end();
});

async function prepared(): Promise<string[]> {
  const { rows } = await client.query('select statement from pg_prepared_statements order by statement');
  return rows.map((row) => row.statement);
}

describe('a connection', () => {
  it('prepares a frequent statement, and returns the same result', async () => {
    const text = 'select $1::int + 1 as next';
    const answers: number[] = [];
    for (let n = 1; n <= 5; n++) answers.push((await client.query({ text }, [n])).rows[0].next);
    expect(answers).toEqual([2, 3, 4, 5, 6]);
    expect(await prepared()).toEqual([text]);
  });

  it('prepares no one-time, named or parameterless statement', async () => {
    const before = await prepared();
    await client.query({ text: 'select $1::int as once' }, [1]);
    for (let n = 1; n <= 5; n++) {
      await client.query('select 1 as plain');
      await client.query({ text: 'select 2 as plain' }, []);
    }
    expect(await prepared()).toEqual(before);
    for (let n = 1; n <= 5; n++) await client.query({ name: 'own', text: 'select $1::int as named' }, [n]);
    expect(await prepared()).toEqual([...before, 'select $1::int as named'].sort());
  });

  it('stays usable after a statement that keeps failing', async () => {
    const wrong = () => client.query({ text: 'select $1::int / 0' }, [1]);
    for (let n = 1; n <= 5; n++) await expect(wrong()).rejects.toThrow(/division by zero/);
    const unreadable = () => client.query({ text: 'select $1::int from nowhere' }, [1]);
    for (let n = 1; n <= 5; n++) await expect(unreadable()).rejects.toThrow(/nowhere/);
    expect((await client.query({ text: 'select $1::int as next' }, [7])).rows).toEqual([{ next: 7 }]);
  });
});

describe('statement names', () => {
  it('are given to repeated texts, even after many others', () => {
    const names = new StatementNames();
    expect([names.nameOf('often'), names.nameOf('often')]).toEqual([undefined, undefined]);
    for (let n = 0; n < 1_000; n++) expect(names.nameOf(`once ${n}`)).toBeUndefined();
    const name = names.nameOf('often');
    expect(name).toBeDefined();
    expect(names.nameOf('often')).toBe(name);
  });

  it('are limited to what the server is asked to keep', () => {
    const names = new StatementNames();
    const given = new Set<string>();
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 400; n++) {
        const name = names.nameOf(`statement ${n}`);
        if (name !== undefined) given.add(name);
      }
    }
    expect(given.size).toBe(300);
  });
});
