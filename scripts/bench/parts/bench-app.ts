/** A server of its own on the database of a measurement: every request is answered as in the product, and nobody is limited. */
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createApp } from '#app/http/app.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { openRealtime } from '#platform/realtime.ts';
import type { OpenWorld } from '../../world/command.ts';

/** Reads the metrics of the server. */
export const METRICS_TOKEN = 'bench';

/** The server with its own connections, which `close` ends; it listens to no port yet. */
export async function openBenchApp(
  { pool }: Pick<OpenWorld, 'pool'>,
  /** Whether it answers however late it is, as something else goes on in this process; and its clock, unless that is the real one. */
  { isPatient = false, now }: { isPatient?: boolean; now?: () => Date } = {},
) {
  const client = createDatabaseClient(String(pool.options.connectionString));
  const realtime = await openRealtime(client.pool, console.error);
  const app = await createApp({
    ...client,
    heavyDb: client.db,
    realtime,
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost',
    dataDir: tmpdir(),
    rateLimitFactor: 1_000_000,
    metricsToken: METRICS_TOKEN,
    ...(isPatient && { maxEventLoopDelayMs: 0 }),
    ...(now && { now }),
  });
  return {
    app,
    pool: client.pool,
    async close(): Promise<void> {
      await app.close();
      await realtime.close();
      await client.pool.end();
    },
  };
}
