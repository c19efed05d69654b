/** The web service of a process: the app, listening. */
import { type Config, ConfigError } from '#app/config.ts';
import { type AppOptions, createApp } from '#app/http/app.ts';
import { renewWithWorld } from '#app/renewal.ts';
import { isOutage } from '#platform/database/outage.ts';
import { openRealtime } from '#platform/realtime.ts';

export interface WebService {
  /** Stops accepting, finishes running requests, ends live streams. */
  close(): Promise<void>;
}

/** @throws ConfigError when the port cannot be had. */
export async function startWeb({
  config,
  db,
  pool,
  heavyDb,
  log,
}: Pick<AppOptions, 'db' | 'pool' | 'heavyDb' | 'log'> & { config: Config }): Promise<WebService> {
  const realtime = await openRealtime(pool, (error) =>
    isOutage(error)
      ? log.warn('the news connection was lost: it is opened again when the database is back')
      : log.error({ err: error }, 'the news connection was lost'),
  );
  const app = await createApp({ ...config, db, pool, heavyDb, realtime, log });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await realtime.close();
    throw explained(error, config);
  }
  const renewal = renewWithWorld({ db: heavyDb, realtime, log });
  return {
    async close() {
      await renewal.stop();
      await app.close();
      await realtime.close();
    },
  };
}

function explained(error: unknown, { host, port }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} needs more rights than this user has. Choose one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new ConfigError(`This machine has no address ${host}.`);
  return error;
}
