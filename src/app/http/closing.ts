/** Lets the server close: nothing that is open may keep it waiting. */
import type { FastifyInstance } from 'fastify';

/** Milliseconds that requests may take to be finished, from the moment that the server is told to close. */
const PATIENCE_MS = 10_000;

/**
 * Live streams never end by themselves: they are ended, and browsers come back to the next server. Requests that are being
 * answered are finished, and their connections closed then instead of being kept for the next request.
 */
export function addClosing(app: FastifyInstance): void {
  const streams = new Set<{ destroy(): unknown }>();
  let isClosing = false;

  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    // Proxies must hand on each event as it comes.
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const stream of streams) stream.destroy();
    // What a client has left half open is no request, and Node would wait for it for more than a minute.
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
