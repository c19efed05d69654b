/** The API documentation: /api/openapi.json from the contract, and /api/docs for people. */
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from '#app/openapi/shape.ts';

/** Both are built on the first request: they are rarely used, and the generator is large. */
export function addDocs(api: FastifyInstance): void {
  let document: Promise<ApiDocument> | null = null;
  let page: Promise<string> | null = null;
  const load = () => {
    document ??= import('#app/openapi/document.ts').then((module) => module.describeApi());
    return document;
  };
  api.get('/openapi.json', async () => load());
  api.get('/docs', async (_request, reply) => {
    page ??= Promise.all([load(), import('#app/openapi/page.ts')]).then(([doc, module]) => module.docsPage(doc));
    return reply.type('text/html; charset=utf-8').send(await page);
  });
}
