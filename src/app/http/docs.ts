/** The API documentation: /api/openapi.json from the contract, and /api/docs for people. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendKept } from '#app/http/kept-bodies.ts';
import type { Made } from '#app/openapi/make.ts';
import { KeptBody } from '#platform/calls/kept-body.ts';

interface Docs {
  json: KeptBody;
  page: KeptBody;
}

/** Both are built on the first request, once: they are rarely used, large, and the same for all. */
export function addDocs(api: FastifyInstance): void {
  let docs: Promise<Docs> | null = null;
  const send = async (request: FastifyRequest, reply: FastifyReply, which: keyof Docs) => {
    docs ??= makeDocs().catch((error: unknown) => {
      docs = null;
      throw error;
    });
    return sendKept(request, reply.header('cache-control', 'public, no-cache'), (await docs)[which]);
  };
  // They are compressed once, and sent plain only to clients that take nothing else.
  api.get('/openapi.json', { compress: false }, (request, reply) =>
    send(request, reply.type('application/json'), 'json'),
  );
  api.get('/docs', { compress: false }, (request, reply) =>
    send(request, reply.type('text/html; charset=utf-8'), 'page'),
  );
}

async function makeDocs(): Promise<Docs> {
  const worker = new Worker(new URL('../openapi/make.ts', import.meta.url));
  const [made]: Made[] = await once(worker, 'message');
  if (!made) throw new Error('the thread made no documents');
  return { json: new KeptBody(made.json), page: new KeptBody(made.page) };
}
