/**
 * What is for who runs the machine: metrics, and the mails of a development server. On a port of its own that listens to this machine
 * alone: on the port of the game a proxy that adds no header looks like a browser here, and `Host` is whatever its client says.
 */
import fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { isLocalPeer } from '#app/http/local-peer.ts';
import { addOutboxPages } from '#app/http/outbox-pages.ts';
import { addMetrics } from '#app/telemetry.ts';
import type { Database } from '#platform/database/client.ts';

export interface OperatorOptions {
  db: Database;
  metrics: Registry;
  hasDevOutbox: boolean;
}

/** Builds the app; listen on the loopback address only. Requests that a proxy passed on are refused as far as they say so. */
export function createOperatorApp({ db, metrics, hasDevOutbox }: OperatorOptions): FastifyInstance {
  const app = fastify({ return503OnClosing: true });
  addMetrics(app, metrics, isLocalPeer);
  if (hasDevOutbox) addOutboxPages(app, db);
  return app;
}
