/** `npm run database`: opens the embedded database for tools such as psql and pg_dump. */

import { spawn } from 'node:child_process';
import pg from 'pg';
import { openDatabase } from '../src/platform/database/open.ts';

const help = `npm run database [-- <program> [words …]]

Starts the embedded database, or joins the one that runs, and runs the program with PGHOST, PGPORT, PGUSER, PGDATABASE
and DATABASE_URL set to it:

  npm run database -- psql
  npm run database -- pg_dump --format=custom --file=rinkside.dump

Without a program prints the address and keeps the database open until Ctrl-C. DATA_DIR and DATABASE_URL count as for
npm start. The programs are not part of the game; take them from a PostgreSQL 18 of your system.`;

const [program, ...words] = process.argv.slice(2);

if (program === '--help' || program === '-h') {
  console.log(help);
} else {
  const log = { info: () => {}, warn: console.warn, error: console.error };
  const dataDir = process.env['DATA_DIR'] || './data';
  try {
    const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined, log });
    const use = program ? run(program, words, database.connectionString) : wait(database.connectionString);
    process.exitCode = await use.finally(database.stop);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

async function run(name: string, args: string[], connectionString: string): Promise<number> {
  const { host, port, user, database } = new pg.Client({ connectionString });
  const address = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    DATABASE_URL: connectionString,
  };
  const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, ...address } });
  // Ctrl-C is for the program, which may use it to cancel a query.
  process.on('SIGINT', () => {});
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error(`There is no program ${name} on this machine.`)));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function wait(connectionString: string): Promise<number> {
  console.log(connectionString);
  // The open database alone does not keep this process alive.
  const alive = setInterval(() => {}, 60_000);
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  clearInterval(alive);
  return 0;
}
