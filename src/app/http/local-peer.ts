/** Who sits at this machine: what is for the operator alone asks this before it answers. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Names under which this machine calls itself; another one in `Host` is a page elsewhere that had its name pointed here. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** What proxies add. Behind one on this machine everybody's socket is local. */
const FORWARDING =
  /^(forwarded|via|x-forwarded-.+|x-real-ip|(x-|true-|fastly-|fly-)?client-ip|x-cluster-client-ip|cf-connecting-ip)$/;

/** Whether a request comes from this machine and was passed on by nobody, as far as anything in it tells. */
export function isLocalPeer({ socket, ip, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    LOOPBACK.has(ip) &&
    LOCAL_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
