/** A worker and clock in a separate process, to be killed by the tests. Reads DATABASE_URL, prints 'ready' when it runs. */
import { pino } from 'pino';
import { startWorker } from '#app/runner.ts';
import { createDatabaseClient } from '#platform/database/client.ts';

const { db, pool } = createDatabaseClient(process.env['DATABASE_URL'] ?? '');
await startWorker({
  db,
  pool,
  log: pino({ level: process.env['LOG_LEVEL'] ?? 'silent' }),
  services: ['worker', 'clock'],
});
console.log('ready');
