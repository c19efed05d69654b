import { expect, it } from 'vitest';
import { faultOfAddress } from '#platform/database/address.ts';
import { openDatabase } from '#platform/database/open.ts';
import { sentenceOf } from '#platform/operator-trouble.ts';

it('PostgreSQL addresses are accepted', () => {
  for (const address of [
    'postgres://localhost/rinkside',
    'postgresql://joe:se%20cret@db.example:6432/rinkside?sslmode=require',
    'postgresql:///rinkside?host=/var/run/postgresql',
    'POSTGRES://localhost/rinkside',
    '/var/run/postgresql rinkside',
  ]) {
    expect(faultOfAddress(address), address).toBeNull();
  }
});

it('any other address is refused in one sentence, without a connection and without its password', async () => {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  for (const [databaseUrl, beginning] of [
    ['mysql://joe:hunter22@localhost/rinkside', 'with mysql://'],
    ['nonsense', 'without a protocol'],
    ['localhost:5432/hunter22', 'without a protocol'],
    ['not an address', 'without a protocol'],
  ] as const) {
    const opened = openDatabase({ dataDir: '/nonexistent', databaseUrl, log });
    const said = await opened.then(() => 'opened', sentenceOf);
    expect(said, databaseUrl).toBe(
      `DATABASE_URL is not the address of a PostgreSQL server: it begins ${beginning}, and must look like ` +
        'postgresql://user:password@host:5432/database. ' +
        'Correct the address, or leave DATABASE_URL empty to use the embedded database.',
    );
    expect(said).not.toContain('hunter22');
  }
});
