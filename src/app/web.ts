/** Starts the web service of a process. */
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '#app/config.ts';
import { type AppOptions, createApp } from '#app/http/app.ts';
import { createOperatorApp } from '#app/http/operator-app.ts';
import { WEBHOOK_PATH } from '#app/http/payment-webhook.ts';
import { keepRunningErrands } from '#app/payment-errands.ts';
import { openPayments } from '#app/payments.ts';
import { renewWithWorld } from '#app/renewal.ts';
import { isOutage } from '#platform/database/outage.ts';
import { watchRoom } from '#platform/database/room.ts';
import { SIGNATURE_HEADER } from '#platform/payment/provider.ts';
import { openRealtime } from '#platform/realtime.ts';

export interface WebService {
  /** Stops accepting requests, finishes running ones, and ends live streams. */
  close(): Promise<void>;
}

/** Starts the web service. @throws ConfigError when the port is not available */
export async function startWeb({
  config,
  db,
  pool,
  writeDb,
  heavyDb,
  log,
}: Required<Pick<AppOptions, 'db' | 'pool' | 'writeDb' | 'heavyDb' | 'log'>> & {
  config: Config;
}): Promise<WebService> {
  const realtime = await openRealtime(pool, (error) =>
    isOutage(error)
      ? log.warn('the news connection was lost: it is opened again when the database is back')
      : log.error({ err: error }, 'the news connection was lost'),
  );
  const { local, provider } = await openPayments(config, db);
  const app = await createApp({
    ...config,
    payments: provider,
    ...{ db, pool, writeDb, heavyDb, realtime, log },
    hasRoom: watchRoom(config.dataDir),
  });
  const operator = createOperatorApp({
    db,
    metrics: app.metrics,
    hasDevOutbox: config.hasDevOutbox,
    localPayments: local,
  });
  local?.connect(({ body, signature }) =>
    app.inject({
      ...{ method: 'POST', url: WEBHOOK_PATH, payload: body },
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    }),
  );
  const { host, port, operatorPort } = config;
  try {
    await listen(app, { host, port, setting: 'PORT' });
    if (operatorPort !== null) {
      await listen(operator, { host: 'localhost', port: operatorPort, setting: 'OPERATOR_PORT' });
    }
  } catch (error) {
    await Promise.all([operator.close(), app.close()]);
    await realtime.close();
    throw error;
  }
  const errands = provider && keepRunningErrands({ db: writeDb, payments: provider, log });
  const renewal = renewWithWorld({ db: heavyDb, realtime, log });
  return {
    async close() {
      await renewal.stop();
      await errands?.stop();
      await operator.close();
      await app.close();
      await realtime.close();
    },
  };
}

interface Place {
  host: string;
  port: number;
  /** The setting that names the port. */
  setting: string;
}

async function listen(app: FastifyInstance, place: Place): Promise<void> {
  const { host, port } = place;
  await app.listen({ host, port }).catch((error: unknown) => {
    throw explained(error, place);
  });
}

function explained(error: unknown, { host, port, setting }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ${setting}=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES')
    return new ConfigError(`Port ${port} needs more rights than this user has. Choose one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new ConfigError(`This machine has no address ${host}.`);
  return error;
}
