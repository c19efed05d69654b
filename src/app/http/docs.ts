/** The API documentation: /api/openapi.json from the contract, and /api/docs for people. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendKept } from '#app/http/kept-bodies.ts';
import { KeptBody } from '#platform/calls/kept-body.ts';

interface Docs {
  json: KeptBody;
  page: KeptBody;
}

/** Both are built on the first request, once: they are rarely used, large, and the same for all. */
export function addDocs(api: FastifyInstance): void {
  let docs: Promise<Docs> | null = null;
  const send = async (request: FastifyRequest, reply: FastifyReply, which: keyof Docs) => {
    docs ??= makeDocs();
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
  const [{ describeApi }, { docsPage }] = await Promise.all([
    import('#app/openapi/document.ts'),
    import('#app/openapi/page.ts'),
  ]);
  const document = await describeApi();
  return { json: new KeptBody(JSON.stringify(document)), page: new KeptBody(docsPage(document)) };
}
