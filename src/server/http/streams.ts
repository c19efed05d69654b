/** Live streams never end by themselves; the server ends them when it closes, and browsers come back to the next one. */
import type { FastifyInstance } from 'fastify';

export function addStreams(app: FastifyInstance): void {
  const open = new Set<NodeJS.WritableStream & { destroy(): unknown }>();
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
    open.add(reply.raw);
    reply.raw.once('close', () => open.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const stream of open) stream.destroy();
  });
}
