/** Restricts bodies to JSON. */
import type { FastifyInstance } from 'fastify';

/**
 * Accepts JSON bodies only: a missing or empty one counts as an empty object, prototype keys as bad JSON, and other
 * content types get 415.
 */
export function addJsonBodies(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, {});
    else parse(request, String(body), done);
  });
  api.addHook('preHandler', async (request) => {
    if (request.method !== 'GET' && request.body === undefined) request.body = {};
  });
}
