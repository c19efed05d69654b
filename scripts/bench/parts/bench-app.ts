/** A separate server on the database of a benchmark: every request is answered as in production, without rate limits. */
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { createApp } from '#app/http/app.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { openRealtime } from '#platform/realtime.ts';
import type { OpenWorld } from '../../world/command.ts';

/** The token that reads the server's metrics. */
export const METRICS_TOKEN = 'bench';

/** Opens the server with its own connections, which `close` ends; it listens on no port yet. */
export async function openBenchApp(
  { pool }: Pick<OpenWorld, 'pool'>,
  /**
   * Whether it answers even when it is late, because this process also does other work; and its clock, the real one by default.
   */
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
