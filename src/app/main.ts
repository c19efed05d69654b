/**
 * The whole program: database, world and web service in this process; simulation and clock in another process. `--help`
 * lists the settings.
 */
import { ensureFirstAdmin } from '#app/admin-login.ts';
import { announceAtStart } from '#app/announce.ts';
import { type Config, HELP, readConfig, requireMail } from '#app/config.ts';
import { servedBuild } from '#app/http/web-app.ts';
import { openLog } from '#app/log.ts';
import { releaseStartupMemory } from '#app/memory.ts';
import { showProgress } from '#app/progress.ts';
import { onShutdown } from '#app/shutdown.ts';
import { startWeb } from '#app/web.ts';
import { superviseWorker } from '#app/worker-process.ts';
import { readSite, recordDeployment } from '#domains/admin/store/site.ts';
import { LOCK_TIMEOUT_MS } from '#platform/calls/limits.ts';
import { createDatabaseClient } from '#platform/database/client.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { loggable, sentenceOf } from '#platform/operator-trouble.ts';
import { ensureWorld } from '#world/creation/ensure.ts';

/**
 * Connections of the web service for live streams, exports and records, so that pages have the others to themselves.
 */
const HEAVY_CONNECTIONS = 3;
/** Connections of the web service for commands: however many wait for a lock, pages keep theirs. */
const WRITE_CONNECTIONS = 6;

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
  const { closed } = await readSite(db);
  requireMail(
    config,
    closed.some(({ feature }) => feature === 'registration'),
  );
  await ensureWorld(db, config, log, showProgress('Making a world'));
  const admin = await ensureFirstAdmin(db, config);

  if (config.services.includes('web')) {
    const heavy = createDatabaseClient(database.connectionString, HEAVY_CONNECTIONS);
    shutdown.add('connections for what takes long', () => heavy.pool.end());
    const writing = createDatabaseClient(database.connectionString, WRITE_CONNECTIONS, {
      lockTimeoutMs: LOCK_TIMEOUT_MS,
    });
    shutdown.add('connections for commands', () => writing.pool.end());
    await recordDeployment(db, await servedBuild());
    await announceAtStart(db, new Date());
    const web = await startWeb({ config, db, pool, writeDb: writing.db, heavyDb: heavy.db, log });
    shutdown.add('web', () => web.close());
    console.log(`\n  Rinkside is open at ${config.publicUrl}`);
    if (config.hasDevOutbox)
      console.log(`  Mails can be read at http://localhost:${config.operatorPort}/dev/outbox (from this machine only)`);
    else if (config.activation === 'at-once')
      console.log('  No mail is sent: accounts are active at once, as only this machine gets in');
    else if (!config.smtpUrl)
      console.log('  No mail is sent: set SMTP_URL, or make links with npm run world -- reset-link EMAIL');
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
