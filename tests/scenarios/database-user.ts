/**
 * A program that uses the embedded database, for tests that kill it. Prints the address once the database is open, then adds
 * numbers to a table and prints each one that is committed, until 'stop' comes in or it is killed.
 *
 * node database-user.ts <data folder> [forgetful]
 *
 * A forgetful one ends at once, without releasing the database.
 */

import { createInterface } from 'node:readline';
import { createDatabaseClient } from '../../src/platform/database/client.ts';
import { openDatabase } from '../../src/platform/database/open.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const opened = await openDatabase({ dataDir: process.argv[2] ?? '', log });
const { pool } = createDatabaseClient(opened.connectionString, 2);
// Two that start at once must not both find that there is no table.
await pool.query(`begin; select pg_advisory_xact_lock(1);
  create table if not exists committed (number int generated always as identity primary key); commit`);
console.log(opened.connectionString);

if (process.argv[3] === 'forgetful') await pool.end();
else await work();

async function work() {
  let isStopping = false;
  createInterface({ input: process.stdin }).once('line', () => {
    isStopping = true;
  });
  while (!isStopping) {
    const { rows } = await pool.query<{ number: number }>('insert into committed default values returning number');
    console.log(rows[0]?.number);
  }
  await pool.end();
  await opened.stop();
  process.exit(0);
}
