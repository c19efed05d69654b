/**
 * The operator's pages: metrics, and the mails of a development server. They have a separate port that only this
 * machine can reach: on the game's port, a proxy without headers looks like a local browser, and clients choose `Host`
 * freely.
 */
import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { addLocalPayPages } from '#app/http/local-pay-pages.ts';
import { isLocalPeer } from '#app/http/local-peer.ts';
import { addOutboxPages } from '#app/http/outbox-pages.ts';
import { addMetrics } from '#app/telemetry.ts';
import type { Database } from '#platform/database/client.ts';
import type { LocalProvider } from '#platform/payment/local.ts';

export interface OperatorOptions {
  db: Database;
  metrics: Registry;
  hasDevOutbox: boolean;
  /** The provider whose pay page is served; null: none. */
  localPayments?: LocalProvider | null;
}

/** Builds the app; listen on the loopback address only. Requests that are recognizably from a proxy are refused. */
export function createOperatorApp({
  db,
  metrics,
  hasDevOutbox,
  localPayments = null,
}: OperatorOptions): FastifyInstance {
  const app = fastify({ return503OnClosing: true });
  addMetrics(app, metrics, isLocalPeer);
  if (hasDevOutbox) addOutboxPages(app, db);
  if (localPayments) addLocalPayPages(app, localPayments);
  return app;
}
