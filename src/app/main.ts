/**
 * The whole program: database, world, web service in this process, simulation and clock in a process of their own.
 * `--help` says what can be set.
 */
import { ensureFirstAdmin } from '#app/admin-login.ts';
import { type Config, HELP, readConfig } from '#app/config.ts';
import { openLog } from '#app/log.ts';
import { releaseStartupMemory } from '#app/memory.ts';
import { showProgress } from '#app/progress.ts';
import { onShutdown } from '#app/shutdown.ts';
import { startWeb } from '#app/web.ts';
import { superviseWorker } from '#app/worker-process.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { loggable, sentenceOf } from '#platform/operator-trouble.ts';
import { ensureWorld } from '#world/creation/ensure.ts';

/** Connections of the web service for live streams, exports and records: pages have the others to themselves. */
const HEAVY_CONNECTIONS = 3;

let embedded: string | undefined;
try {
  const config = readConfig(process.env, process.argv.slice(2));
  if (config !== 'help' && config.databaseUrl === undefined) embedded = config.dataDir;
  if (config === 'help') console.log(HELP);
  else await start(config);
} catch (error) {
  console.error(sentenceOf(error, embedded));
  if (process.env['LOG_LEVEL'] === 'debug') console.error(loggable(error).stack);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const shutdown = onShutdown(log, () => {
    console.log('\n  Finishing what is running. A second Ctrl-C ends it at once; nothing that was saved is lost.');
  });
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log });
  shutdown.add('database', () => database.stop());
  const { db, pool } = createDatabaseClient(database.connectionString);
  shutdown.add('connections', () => pool.end());
  await migrate(pool);
  await ensureWorld(db, config, log, showProgress('Making a world'));
  const admin = await ensureFirstAdmin(db, config);

  if (config.services.includes('web')) {
    const heavy = createDatabaseClient(database.connectionString, HEAVY_CONNECTIONS);
    shutdown.add('connections for what takes long', () => heavy.pool.end());
    const web = await startWeb({ config, db, pool, heavyDb: heavy.db, log });
    shutdown.add('web', () => web.close());
    console.log(`\n  Rinkside is open at ${config.publicUrl}`);
    if (config.hasDevOutbox)
      console.log(`  Mails can be read at ${config.publicUrl}/dev/outbox (from this machine only)`);
    else if (!config.smtpUrl)
      console.log('  Mails are kept, not sent: set SMTP_URL, or DEV_OUTBOX=on to read them here');
  }
  const hasWork = config.services.includes('worker') || config.services.includes('clock');
  if (hasWork) {
    const worker = superviseWorker({ config, databaseUrl: database.connectionString, log });
    shutdown.add('worker', () => worker.stop());
    shutdown.addForce(() => worker.kill());
  }
  if (admin) console.log(`  First admin: ${admin.email}, password ${admin.password} (kept in ${admin.file})`);
  console.log('');
  releaseStartupMemory();
}
