/** Sends bodies that are kept, in the encoding that the client accepts. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeptBody } from '#platform/calls/kept-body.ts';

/** Sends a kept body. Its tag is set already if it was to be sent with other headers, too. */
export async function sendKept(request: FastifyRequest, reply: FastifyReply, body: KeptBody): Promise<FastifyReply> {
  const { encoding, bytes } = await body.encodedFor(request.headers['accept-encoding']);
  reply.header('etag', body.etag).header('vary', 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
