/**
 * Conditional reads: an answer with an ETag that the browser already has is not sent again. This excludes answers whose
 * tag is only the version of their editable part (for If-Match): such a call says `no-store`.
 */
import type { FastifyInstance } from 'fastify';

export function addNotModified(api: FastifyInstance): void {
  api.addHook('onSend', async (request, reply, payload) => {
    const tag = reply.getHeader('etag');
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof tag !== 'string') return payload;
    if (reply.getHeader('cache-control') === 'no-store') return payload;
    if (!isKnown(request.headers['if-none-match'], tag)) return payload;
    reply
      .code(304)
      .removeHeader('content-length')
      .removeHeader('content-type')
      .removeHeader('content-encoding')
      .removeHeader('content-disposition');
    return null;
  });
}

/** Compares weakly, as RFC 9110 section 13.1.2 requires. */
function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return ifNoneMatch?.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag)) ?? false;
}
