/** The process for simulation and clock; started by main.ts, and ended by it or with it. */
import { readConfig } from '#app/config.ts';
import { openLog } from '#app/log.ts';
import { releaseStartupMemory } from '#app/memory.ts';
import { startWorker } from '#app/runner.ts';
import { onShutdown } from '#app/shutdown.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { watchRoom } from '#platform/database/room.ts';
import { mailTransport } from '#platform/mail/transport.ts';

/** Connections for jobs, the clock, its lock, and what they query at once. */
const CONNECTIONS = 10;

const config = readConfig(process.env, []);
if (config === 'help' || !config.databaseUrl) throw new Error('the worker is started by main.ts, with DATABASE_URL');
const log = openLog(config.logLevel).child({ process: 'worker' });
const shutdown = onShutdown(log);
const { db, pool } = createDatabaseClient(config.databaseUrl, CONNECTIONS);
shutdown.add('connections', () => pool.end());
// Without the main process, nothing would restart or stop this one.
process.once('disconnect', () => void shutdown.run());
const services = config.services.filter((service) => service !== 'web');
try {
  const worker = await startWorker({
    pool,
    db,
    log,
    services,
    publicUrl: config.publicUrl,
    mail: mailTransport(config),
    lists: config.moderationLists,
    hasRoom: watchRoom(config.dataDir),
  });
  shutdown.add('jobs', () => worker.stop());
  releaseStartupMemory();
} catch (error) {
  // Told to end while starting: its connections are gone, which is no error.
  if (!shutdown.isRunning()) throw error;
}
