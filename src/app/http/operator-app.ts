/**
 * What is for who runs the machine: metrics, and the mails of a development server. On a port of its own that listens to this machine
 * alone: on the port of the game a proxy that adds no header looks like a browser here, and `Host` is whatever its client says.
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
  /** The provider whose pay page is here; null: none is. */
  localPayments?: LocalProvider | null;
}

/** Builds the app; listen on the loopback address only. Requests that a proxy passed on are refused as far as they say so. */
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
