/** Closes the server without waiting for open connections. */
import type { FastifyInstance } from 'fastify';

/** Milliseconds for requests to finish once the server is told to close. */
const PATIENCE_MS = 10_000;

/**
 * Ends connections when the server closes. Live streams, which never end by themselves, are ended, and browsers
 * reconnect to the next server. Running requests are finished, and their connections closed instead of kept alive.
 */
export function addClosing(app: FastifyInstance): void {
  const streams = new Set<{ destroy(): unknown }>();
  let isClosing = false;

  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    // Proxies must forward each event immediately.
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
    // A half-open connection of a client is no request, and Node would wait for it for more than a minute.
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
